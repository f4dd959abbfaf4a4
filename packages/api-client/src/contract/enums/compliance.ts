/** How a source of regulations is read. */
export const regulationSourceTypes = ['rest', 'rss', 'scraper', 'simulation'] as const;
/** One of {@link regulationSourceTypes}. */
export type RegulationSourceType = (typeof regulationSourceTypes)[number];

/** Updates that happen to a regulation. */
export const regulationUpdateTypes = ['new', 'update', 'repeal'] as const;
/** One of {@link regulationUpdateTypes}. */
export type RegulationUpdateType = (typeof regulationUpdateTypes)[number];

/** How far a regulation is in its life. */
export const regulationStages = [
  'proposed',
  'enacted',
  'effective',
  'amended',
  'repealed',
] as const;
/** One of {@link regulationStages}. */
export type RegulationStage = (typeof regulationStages)[number];

/** How far a stored regulation is; `active` while nobody has said how far. */
export const regulationStatuses = ['active', ...regulationStages] as const;
/** One of {@link regulationStatuses}. */
export type RegulationStatus = (typeof regulationStatuses)[number];

/** How much a regulation or a risk matters, worst first. */
export const riskLevels = ['critical', 'high', 'medium', 'low', 'informational'] as const;
/** One of {@link riskLevels}. */
export type RiskLevel = (typeof riskLevels)[number];

/** Levels a score of likelihood and impact falls into, lowest first. */
export const riskBands = ['low', 'medium', 'high', 'critical'] as const;
/** One of {@link riskBands}. */
export type RiskBand = (typeof riskBands)[number];

/** The risk a company may accept without treatment: this level and those below it. */
export const riskAppetites = ['low', 'medium', 'high'] as const;
/** One of {@link riskAppetites}. */
export type RiskAppetite = (typeof riskAppetites)[number];

/** Where risks of a company come from; the data model names the field, not its values. */
export const riskCategories = [
  'strategic',
  'operational',
  'financial',
  'compliance',
  'technology',
  'people',
] as const;
/** One of {@link riskCategories}. */
export type RiskCategory = (typeof riskCategories)[number];

/** Treatments of a risk. */
export const riskTreatments = ['avoid', 'reduce', 'transfer', 'accept'] as const;
/** One of {@link riskTreatments}. */
export type RiskTreatment = (typeof riskTreatments)[number];

/** How many people work in a company. */
export const companySizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;
/** One of {@link companySizes}. */
export type CompanySize = (typeof companySizes)[number];

/** Where a policy becomes part of the daily work; the data model names the field, not its values. */
export const policyIntegrations = [
  'handbook',
  'onboarding',
  'training',
  'contracts',
  'audit',
] as const;
/** One of {@link policyIntegrations}. */
export type PolicyIntegration = (typeof policyIntegrations)[number];

/** The life of a policy and of a legal document. */
export const documentStatuses = ['draft', 'active', 'archived'] as const;
/** One of {@link documentStatuses}. */
export type DocumentStatus = (typeof documentStatuses)[number];

/** The life of a compliance document. */
export const complianceDocumentStatuses = [
  'draft',
  'review',
  'approved',
  'published',
  'archived',
] as const;
/** One of {@link complianceDocumentStatuses}. */
export type ComplianceDocumentStatus = (typeof complianceDocumentStatuses)[number];

/** Types of legal document. */
export const legalDocumentTypes = [
  'contract',
  'policy',
  'agreement',
  'terms',
  'compliance',
] as const;
/** One of {@link legalDocumentTypes}. */
export type LegalDocumentType = (typeof legalDocumentTypes)[number];

/** Clauses most legal documents have, in the order they usually stand. */
export const standardClauses = [
  'payment',
  'confidentiality',
  'dataProtection',
  'liability',
  'termination',
  'changes',
] as const;
/** One of {@link standardClauses}. */
export type StandardClause = (typeof standardClauses)[number];

/** Types of compliance document. */
export const complianceDocumentTypes = ['policy', 'control', 'procedure', 'training'] as const;
/** One of {@link complianceDocumentTypes}. */
export type ComplianceDocumentType = (typeof complianceDocumentTypes)[number];

/** Statuses of a risk. */
export const riskItemStatuses = ['identified', 'mitigated', 'accepted', 'monitoring'] as const;
/** One of {@link riskItemStatuses}. */
export type RiskItemStatus = (typeof riskItemStatuses)[number];

/** How a training is given. */
export const trainingFormats = [
  'presentation',
  'video',
  'interactive',
  'assessment',
  'document',
] as const;
/** One of {@link trainingFormats}. */
export type TrainingFormat = (typeof trainingFormats)[number];

/** How much those who are trained do themselves; the data model names the field, not its values. */
export const interactivityLevels = ['low', 'medium', 'high'] as const;
/** One of {@link interactivityLevels}. */
export type InteractivityLevel = (typeof interactivityLevels)[number];

/** Domains a regulation is about. */
export const regulatoryDomains = [
  'dataPrivacy',
  'financialCompliance',
  'laborLaws',
  'environmentalRegulations',
  'healthSafety',
  'antiCorruption',
  'tradeSanctions',
  'consumerProtection',
  'intellectualProperty',
  'sectorSpecific',
] as const;
/** One of {@link regulatoryDomains}. */
export type RegulatoryDomain = (typeof regulatoryDomains)[number];
