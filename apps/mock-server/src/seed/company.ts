import type { RowInput, RowOf } from '../store/tables.js';
import { dateBefore, daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

type Department = keyof SeedTexts['departments'];

/** The company whose data the seed shows: it sells home goods from Malmö and ships from Hamburg. */
export const companyName = 'Havsvik Home AB';
const packagingSupplier = 'Baltic Pack Sp. z o.o.';

/** Who works there besides the people with accounts. */
export const colleagues = {
  legal: 'Katarzyna Nowak',
  finance: 'Erik Sandberg',
  technology: 'Henrik Falk',
  people: 'Birgit Paulsen',
  operations: 'Chen Wei',
  marketing: 'Lucía Ferrer',
  service: 'Yusuf Haddad',
} as const satisfies Record<Department, string>;

interface PolicyFacts {
  readonly department: Department;
  readonly version: string;
  readonly status: RowInput<'company_policies'>['status'];
  /** Days it has been in effect; negative when it will be. */
  readonly age: number;
}

const policies: Record<keyof SeedTexts['policies'], PolicyFacts> = {
  dataProtection: { department: 'legal', version: '3.1', status: 'active', age: 210 },
  informationSecurity: { department: 'technology', version: '2.4', status: 'active', age: 150 },
  aiUse: { department: 'technology', version: '1.0', status: 'draft', age: -20 },
  antiCorruption: { department: 'legal', version: '2.0', status: 'active', age: 420 },
  supplierCode: { department: 'operations', version: '1.2', status: 'active', age: 300 },
  remoteWork: { department: 'people', version: '1.3', status: 'archived', age: 700 },
};

interface LegalFacts {
  readonly type: RowInput<'legal_documents'>['documentType'];
  readonly status: RowInput<'legal_documents'>['status'];
  readonly place: keyof SeedTexts['places'];
  /** The other side, where there is one. */
  readonly partner?: string;
  readonly age: number;
  /** Days it lasts. */
  readonly term: number | null;
}

const legalDocuments: Record<keyof SeedTexts['legalDocuments'], LegalFacts> = {
  framework: {
    type: 'contract',
    status: 'active',
    place: 'eu',
    partner: packagingSupplier,
    age: 330,
    term: 365,
  },
  processing: {
    type: 'agreement',
    status: 'active',
    place: 'eu',
    partner: 'Nordmoln Hosting AB',
    age: 200,
    term: null,
  },
  lease: {
    type: 'contract',
    status: 'active',
    place: 'stockholm',
    partner: 'Fastighets AB Kajen',
    age: 980,
    term: 1_095,
  },
  terms: { type: 'terms', status: 'active', place: 'eu', age: 120, term: null },
  confidentiality: {
    type: 'agreement',
    status: 'draft',
    place: 'eu',
    partner: 'Rotterdam Fulfilment B.V.',
    age: -7,
    term: 730,
  },
  cookies: { type: 'policy', status: 'archived', place: 'eu', age: 640, term: null },
};

interface ComplianceFacts {
  readonly type: RowInput<'compliance_documents'>['documentType'];
  readonly status: RowInput<'compliance_documents'>['status'];
  readonly department: Department;
  readonly age: number;
}

const complianceDocuments: Record<keyof SeedTexts['complianceDocuments'], ComplianceFacts> = {
  records: { type: 'control', status: 'published', department: 'legal', age: 160 },
  incident: { type: 'procedure', status: 'approved', department: 'technology', age: 90 },
  accessReview: { type: 'control', status: 'review', department: 'technology', age: -14 },
  recall: { type: 'procedure', status: 'published', department: 'operations', age: 240 },
  handbook: { type: 'training', status: 'archived', department: 'people', age: 800 },
};

/** The company of a user with its policies and documents. */
export function seedCompany(seeding: Seeding, owner: Owner): RowOf<'company_profiles'> {
  const { store, texts, begin } = seeding;
  const company = store.insert('company_profiles', {
    userId: owner.id,
    name: companyName,
    ...texts.company,
    regions: ['EU', 'US'],
    operatingJurisdictions: [texts.places.eu, texts.places.uk, texts.places.california],
    createdAt: daysBefore(begin, 0),
  });
  seedPolicies(seeding, company.id);
  seedLegalDocuments(seeding, company.id);
  seedComplianceDocuments(seeding, company.id);
  return company;
}

function seedPolicies({ store, texts, now }: Seeding, companyId: number): void {
  for (const key of keysOf(policies)) {
    const { department, version, status, age } = policies[key];
    const { title, description } = texts.policies[key];
    const approved = status !== 'draft';
    const values = { description, company: companyName, department: texts.departments[department] };
    store.insert('company_policies', {
      companyId,
      title,
      description,
      version,
      status,
      content: fill(texts.policyBody, values),
      department: texts.departments[department],
      approvedBy: approved ? colleagues.legal : null,
      approvedAt: approved ? daysBefore(now, age + 14) : null,
      effectiveDate: dateBefore(now, age),
      reviewDate: dateBefore(now, age - 365),
      createdBy: colleagues[department],
      createdAt: daysBefore(now, age + 40),
    });
  }
}

function seedLegalDocuments({ store, texts, now }: Seeding, companyId: number): void {
  for (const key of keysOf(legalDocuments)) {
    const { type, status, place, partner, age, term } = legalDocuments[key];
    const title = texts.legalDocuments[key];
    const parties = [companyName, ...(partner ? [partner] : [])];
    const where = { title, parties: parties.join(' · '), place: texts.places[place] };
    store.insert('legal_documents', {
      companyId,
      title,
      documentType: type,
      version: status === 'draft' ? '0.9' : '1.0',
      status,
      content: fill(texts.legalBody, where),
      jurisdiction: texts.places[place],
      parties,
      effectiveDate: dateBefore(now, age),
      expirationDate: term === null ? null : dateBefore(now, age - term),
      createdBy: colleagues.legal,
      createdAt: daysBefore(now, age + 30),
    });
  }
}

function seedComplianceDocuments({ store, texts, now }: Seeding, companyId: number): void {
  for (const key of keysOf(complianceDocuments)) {
    const { type, status, department, age } = complianceDocuments[key];
    const title = texts.complianceDocuments[key];
    store.insert('compliance_documents', {
      companyId,
      title,
      content: fill(texts.complianceBody, { title, department: texts.departments[department] }),
      documentType: type,
      status,
      effectiveDate: dateBefore(now, age),
      expirationDate: dateBefore(now, age - 730),
      createdBy: colleagues[department],
      createdAt: daysBefore(now, age + 25),
    });
  }
}
