/**
 * What people should know of a form that its types do not say. It stands beside the form's stories
 * and makes its page in Storybook, its Markdown twin and its part of the manifest. Never imported by
 * a form. Bounds come from the contract, not from here.
 */
export interface FormGuide {
  /** As exported. */
  form: string;
  status: 'experimental' | 'ready' | 'deprecated';
  /** What it is for: one or two sentences. */
  purpose: string;
  /** In the order they stand, with what is asked of each. */
  fields: readonly { field: string; rule: string }[];
  /** When fields are checked, what compares several, what happens on sending. */
  validation: readonly string[];
}

/** How every form checks and sends. */
export const commonValidation = [
  'Sending checks everything; the first field that is wrong gets the focus, or the summary does where there is one.',
  'Leaving a field checks it; from then on every change does.',
  'A refusal of the server stands at the field it names, else in the form; what was typed stays.',
] as const;
