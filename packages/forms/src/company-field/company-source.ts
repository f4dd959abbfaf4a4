import type { RowOfRecord } from '@constella/api-client/contract';

/** A company of the member's. */
export type Company = RowOfRecord<'company_profiles'>;

/** The fields of a company's profile. */
export type CompanyFields = Pick<
  Company,
  'name' | 'industry' | 'size' | 'regions' | 'operatingJurisdictions' | 'complianceLevel'
>;

/** The data and callbacks a field for a company needs from its screen. */
export interface CompanySource {
  /** The member's companies, the first of them that of results which name none; undefined while they are on their way. */
  companies: readonly Company[] | undefined;
  /** Stores a new company, or the changes of one. What it throws is placed in the form. */
  onSave: (fields: CompanyFields, company: Company | undefined) => Promise<Company>;
  /** Deletes one; `onBack` is told when it is there again. */
  onRemove: (company: Company, onBack: () => void) => unknown;
  /** Keeps what is typed of a company in this tab; must contain the user's id. */
  draftKey?: string | undefined;
}
