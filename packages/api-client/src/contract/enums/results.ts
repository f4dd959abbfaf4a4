/** Who wrote a version of a result: a model, or the person the run belongs to. */
export const versionAuthors = ['ai', 'person'] as const;
/** One of {@link versionAuthors}. */
export type VersionAuthor = (typeof versionAuthors)[number];

/**
 * Kinds of source a result rests on: what was asked, a document that was attached, the company's
 * profile, an earlier run, the assistant's own library, a page of the web, a tool that answered, a
 * file that was attached.
 */
export const runSourceKinds = [
  'request',
  'document',
  'company',
  'run',
  'library',
  'web',
  'tool',
  'file',
] as const;
/** One of {@link runSourceKinds}. */
export type RunSourceKind = (typeof runSourceKinds)[number];

/** Kinds of file that can be attached: what is in them, whatever their names end in. */
export const attachmentKinds = ['txt', 'md', 'csv', 'pdf', 'docx'] as const;
/** One of {@link attachmentKinds}. */
export type AttachmentKind = (typeof attachmentKinds)[number];
