/** Where people sign in; what they were going to is in `from`, why they are here in `reason`. */
export const signInPage = '/auth';

/** Why an external sign-in led back to {@link signInPage} with nobody signed in, as `reason`. */
export const signInProblems = [
  /** Somebody chose not to go on. */
  'externalCanceled',
  /** The page was left open too long, or opened in another browser. */
  'externalStale',
  /** The provider did not answer. */
  'externalUnavailable',
  /** The provider's answer does not hold. */
  'externalFailed',
  /** The e-mail belongs to an account it cannot be linked to. */
  'externalEmailInUse',
  /** Too many attempts from one place. */
  'externalThrottled',
  /** There is no provider. */
  'externalNotOffered',
] as const;

/** One of {@link signInProblems}. */
export type SignInProblem = (typeof signInProblems)[number];

/** The purpose of a link in a mail, as `tab` of {@link signInPage}. */
export type LinkPurpose = 'reset' | 'verify';

/**
 * The path a mail's link opens. The secret stands behind `#`: browsers send that part to nobody, so
 * it is in no server's log and in no `Referer`.
 */
export const linkPath = (purpose: LinkPurpose, token: string): string =>
  `${signInPage}?tab=${purpose}#token=${encodeURIComponent(token)}`;
