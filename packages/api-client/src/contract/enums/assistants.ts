/** Types of decision, by what it is about. */
export const decisionTypes = ['strategic', 'financial', 'operational', 'risk'] as const;
/** One of {@link decisionTypes}. */
export type DecisionType = (typeof decisionTypes)[number];

/** How a decision is analysed. */
export const analysisMethods = [
  'swot',
  'pestel',
  'scenario',
  'costBenefit',
  'comparative',
  'stakeholder',
  'forecast',
] as const;
/** One of {@link analysisMethods}. */
export type AnalysisMethod = (typeof analysisMethods)[number];

/** Data sources a decision is based on. */
export const decisionDataSources = [
  'internal',
  'market',
  'competitor',
  'economic',
  'regulatory',
] as const;
/** One of {@link decisionDataSources}. */
export type DecisionDataSource = (typeof decisionDataSources)[number];

/** Which of two figures of a criterion is the better one. */
export const figureDirections = ['lower', 'higher'] as const;
/** One of {@link figureDirections}. */
export type FigureDirection = (typeof figureDirections)[number];

/** How a decision is reported. */
export const reportFormats = ['executive', 'comprehensive', 'presentation', 'dashboard'] as const;
/** One of {@link reportFormats}. */
export type ReportFormat = (typeof reportFormats)[number];

/**
 * How far a decision analysis is, in the words of the data model. A decision is a run: its history
 * shows `runStatuses`, which say the same of one that is not scheduled.
 */
export const decisionAnalysisStatuses = ['completed', 'inProgress', 'scheduled', 'draft'] as const;
/** One of {@link decisionAnalysisStatuses}. */
export type DecisionAnalysisStatus = (typeof decisionAnalysisStatuses)[number];

/** Types of content that is written. */
export const contentTypes = [
  'blogPost',
  'whitePaper',
  'caseStudy',
  'pressRelease',
  'emailCampaign',
  'socialMedia',
  'productDescription',
  'marketingCopy',
  'newsletter',
  'reportExecutiveSummary',
] as const;
/** One of {@link contentTypes}. */
export type ContentType = (typeof contentTypes)[number];

/** How a text sounds. */
export const tones = [
  'professional',
  'conversational',
  'authoritative',
  'inspirational',
  'educational',
  'persuasive',
] as const;
/** One of {@link tones}. */
export type Tone = (typeof tones)[number];

/** How long a text is. */
export const contentLengths = ['brief', 'medium', 'comprehensive', 'extensive'] as const;
/** One of {@link contentLengths}. */
export type ContentLength = (typeof contentLengths)[number];

/** The stages of writing together, in order. */
export const contentStages = [
  'planning',
  'research',
  'drafting',
  'revision',
  'finalization',
] as const;
/** One of {@link contentStages}. */
export type ContentStage = (typeof contentStages)[number];

/** Kinds of text a creative brief asks for. */
export const creativeKinds = [
  'name',
  'slogan',
  'headline',
  'opening',
  'post',
  'description',
  'story',
] as const;
/** One of {@link creativeKinds}. */
export type CreativeKind = (typeof creativeKinds)[number];

/** Words a piece of each kind has: as few and as many as readers still take for one. */
export const creativeWords = {
  name: [1, 4],
  slogan: [2, 8],
  headline: [4, 14],
  opening: [8, 50],
  post: [15, 80],
  description: [40, 150],
  story: [60, 250],
} as const satisfies Record<CreativeKind, readonly [number, number]>;

/** How a creative piece sounds. */
export const creativeTones = ['warm', 'playful', 'bold', 'elegant', 'plain', 'poetic'] as const;
/** One of {@link creativeTones}. */
export type CreativeTone = (typeof creativeTones)[number];

/** Kinds of question a research answers. */
export const researchAims = ['overview', 'effect', 'cause', 'comparison'] as const;
/** One of {@link researchAims}. */
export type ResearchAim = (typeof researchAims)[number];

/** Fields of knowledge; each has databases of its own. */
export const researchFields = [
  'general',
  'economics',
  'health',
  'technology',
  'education',
  'society',
  'law',
  'environment',
] as const;
/** One of {@link researchFields}. */
export type ResearchField = (typeof researchFields)[number];

/** Kinds of source, as bibliographies tell them apart. */
export const referenceKinds = [
  'article',
  'conference',
  'book',
  'chapter',
  'report',
  'thesis',
  'data',
  'law',
  'news',
  'web',
  'document',
] as const;
/** One of {@link referenceKinds}. */
export type ReferenceKind = (typeof referenceKinds)[number];

/** How a source was found: in the person's files, by a search of the web, typed in. */
export const referenceOrigins = ['file', 'web', 'typed'] as const;
/** One of {@link referenceOrigins}. */
export type ReferenceOrigin = (typeof referenceOrigins)[number];

/** How much of a source was read. */
export const readingDepths = ['whole', 'part', 'abstract', 'none'] as const;
/** One of {@link readingDepths}. */
export type ReadingDepth = (typeof readingDepths)[number];

/** What a source says to a claim. */
export const claimStances = ['supports', 'partly', 'against'] as const;
/** One of {@link claimStances}. */
export type ClaimStance = (typeof claimStances)[number];

/** How a claim stands by its sources; `blank` is one nobody has written yet. */
export const claimStandings = ['supported', 'partly', 'disputed', 'unsourced', 'blank'] as const;
/** One of {@link claimStandings}. */
export type ClaimStanding = (typeof claimStandings)[number];

/** Types of challenge, by what is to be innovated. */
export const challengeTypes = [
  'product',
  'service',
  'process',
  'business_model',
  'market',
  'organizational',
] as const;
/** One of {@link challengeTypes}. */
export type ChallengeType = (typeof challengeTypes)[number];

/** How it is innovated. */
export const innovationMethods = [
  'design_thinking',
  'lean_startup',
  'blue_ocean',
  'open',
  'disruptive',
  'incremental',
] as const;
/** One of {@link innovationMethods}. */
export type InnovationMethod = (typeof innovationMethods)[number];

/** The phases of a road map, in order. */
export const roadmapPhases = [
  'concept_development',
  'prototyping',
  'testing',
  'refinement',
  'scaling',
] as const;
/** One of {@link roadmapPhases}. */
export type RoadmapPhase = (typeof roadmapPhases)[number];

/** How urgent a medical request is. */
export const medicalUrgencies = ['normal', 'urgent', 'critical'] as const;
/** One of {@link medicalUrgencies}. */
export type MedicalUrgency = (typeof medicalUrgencies)[number];

/** What a medical request is about. */
export const medicalAreas = ['diagnosis', 'immunotherapy', 'drugDiscovery', 'research'] as const;
/** One of {@link medicalAreas}. */
export type MedicalArea = (typeof medicalAreas)[number];

/** The sex reference ranges are told by. */
export const patientSexes = ['female', 'male', 'unknown'] as const;
/** One of {@link patientSexes}. */
export type PatientSex = (typeof patientSexes)[number];

/** What a medical finding can rest on. */
export const medicalBasisKinds = [
  'patient',
  'symptom',
  'history',
  'measurement',
  'image',
  'source',
] as const;
/** One of {@link medicalBasisKinds}. */
export type MedicalBasisKind = (typeof medicalBasisKinds)[number];

/** How thoroughly it is analysed. */
export const medicalAnalysisModes = ['standard', 'comprehensive', 'revolutionary'] as const;
/** One of {@link medicalAnalysisModes}. */
export type MedicalAnalysisMode = (typeof medicalAnalysisModes)[number];

/** Kinds of pictures a medical request takes: those every browser shows. */
export const medicalImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** One of {@link medicalImageTypes}. */
export type MedicalImageType = (typeof medicalImageTypes)[number];

/** The steps of a medical analysis, in order. */
export const medicalSteps = [
  'clinical-data-preprocessing',
  'pathology-feature-extraction',
  'medical-knowledge-fusion',
  'differential-diagnosis',
  'treatment-planning',
  'evidence-based-validation',
  'precision-report',
  'quality-review',
] as const;
/** One of {@link medicalSteps}. */
export type MedicalStep = (typeof medicalSteps)[number];

/** The fields of science. */
export const scienceDomains = [
  'mathematics',
  'physics',
  'computerScience',
  'crossDisciplinary',
] as const;
/** One of {@link scienceDomains}. */
export type ScienceDomain = (typeof scienceDomains)[number];

/** Types of question asked of science. */
export const scienceQueryTypes = [
  'theoremProof',
  'theoryConstruction',
  'problemSolving',
  'discovery',
] as const;
/** One of {@link scienceQueryTypes}. */
export type ScienceQueryType = (typeof scienceQueryTypes)[number];

/** How hard a scientific question is. */
export const scienceDifficulties = ['research', 'frontier', 'breakthrough'] as const;
/** One of {@link scienceDifficulties}. */
export type ScienceDifficulty = (typeof scienceDifficulties)[number];

/** How soon an answer is wanted. */
export const scienceTimeframes = ['immediate', 'shortTerm', 'longTerm'] as const;
/** One of {@link scienceTimeframes}. */
export type ScienceTimeframe = (typeof scienceTimeframes)[number];

/** The phases of scientific research, in order. */
export const sciencePhases = [
  'knowledge_graph',
  'expert_activation',
  'cognitive_fusion',
  'quantum_reasoning',
  'theory_construction',
  'peer_review',
  'publication_prep',
] as const;
/** One of {@link sciencePhases}. */
export type SciencePhase = (typeof sciencePhases)[number];

/** Checks of a formula: whether it can be read, what its units say, and what numbers say. */
export const scienceCheckKinds = ['reading', 'dimensions', 'identity', 'search'] as const;
/** One of {@link scienceCheckKinds}. */
export type ScienceCheckKind = (typeof scienceCheckKinds)[number];

/** Outcomes of a check: nothing speaks against it, something does, or nothing can be said. */
export const scienceOutcomes = ['passed', 'failed', 'open'] as const;
/** One of {@link scienceOutcomes}. */
export type ScienceOutcome = (typeof scienceOutcomes)[number];

/** What a concept of a knowledge graph is. */
export const conceptKinds = ['question', 'field', 'result', 'formula', 'symbol', 'idea'] as const;
/** One of {@link conceptKinds}. */
export type ConceptKind = (typeof conceptKinds)[number];

/** Whose words something is: the person's, or a model's. */
export const scienceBases = ['typed', 'model'] as const;
/** One of {@link scienceBases}. */
export type ScienceBasis = (typeof scienceBases)[number];

/** What a statement of a theory is. */
export const statementKinds = [
  'known',
  'definition',
  'assumption',
  'claim',
  'conjecture',
  'question',
] as const;
/** One of {@link statementKinds}. */
export type StatementKind = (typeof statementKinds)[number];

/** Who reviews a theory, by what is looked at. */
export const scienceReviewers = ['proof', 'numbers', 'novelty', 'person'] as const;
/** One of {@link scienceReviewers}. */
export type ScienceReviewer = (typeof scienceReviewers)[number];

/** Roles of an agent in an assistant's team. */
export const assistantAgentRoles = [
  'coordinator',
  'domain_expert',
  'researcher',
  'planner',
  'evaluator',
  'implementer',
] as const;
/** One of {@link assistantAgentRoles}. */
export type AssistantAgentRole = (typeof assistantAgentRoles)[number];

/**
 * How far an agent's part is, in the words of the data model. A run's steps say it with
 * `runStepStates`: a step can also be left out.
 */
export const agentTaskStatuses = ['completed', 'in_progress', 'pending', 'failed'] as const;
/** One of {@link agentTaskStatuses}. */
export type AgentTaskStatus = (typeof agentTaskStatuses)[number];

/** Words a text of each length has; null for no upper end. */
export const contentLengthWords = {
  brief: [300, 500],
  medium: [500, 1_000],
  comprehensive: [1_000, 2_000],
  extensive: [2_000, null],
} as const satisfies Record<ContentLength, readonly [number, number | null]>;
