/**
 * Messages that exist before the code that shows them, by the start of their id, each with the
 * reason. An entry none of whose messages is still unused fails the check, so the list only shrinks.
 */
export const reserved: Readonly<Record<string, string>> = {
  'errors.payment.': 'documented; shown by the payment step',
  'errors.subscription.': 'documented; shown by the membership page',
  'errors.plan.': 'documented; shown when a plan is chosen',
  'errors.points.': 'documented; shown by the points view',
  'errors.generation.': 'documented; shown by personalized learning content',
  'errors.general.description': 'documented; the page names what failed instead',
  'errors.unauthorized.': 'documented; sign-in says it in words of the page (errors.toSignIn)',
  'errors.forbidden.': 'documented; the page of it has its own words (errors.accessDenied)',
  'errors.loginRequired': 'documented; sign-in says it in words of the page (errors.toSignIn)',
  'errors.insufficientPermissions':
    'documented; the page of it has its own words (errors.accessDenied)',
  'errors.notFound.':
    'documented; the pages of it have their own words (shell.notFound, run.notFound)',
  'errors.conflict.description': 'documented; the page says what the server said',
  'errors.tooMany.description': 'documented; the page says what the server said',
  'errors.server.description': 'documented; the page says what the server said',
  'errors.validation.': 'documented; forms name the fields that are wrong',
  'errors.hint.': 'documented; every text says its own next step',
  'placeholder.title.profile': 'documented page title; the account page has no sub-pages yet',
  'placeholder.title.settings': 'documented page title; the account page has no sub-pages yet',
};
