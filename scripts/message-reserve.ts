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
  'validation.decision.': 'documented; shown by the decision form',
  'validation.content.': 'documented; shown by personalized learning content',
  'shell.title.profile': 'documented page title; the account page has no sub-pages yet',
  'shell.title.settings': 'documented page title; the account page has no sub-pages yet',
  'shell.title.forgotPassword': 'documented page title; the page comes with password reset',
  'shell.title.resetPassword': 'documented page title; the page comes with password reset',
};
