/**
 * The screens of signed-in work. The list of what each is made of is long and comes with the first
 * of them: a visitor's first load does without.
 */
export const screens = () => import('./signed-in-screens');
