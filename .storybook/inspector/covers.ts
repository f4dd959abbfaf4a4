/** On a story's own page everything is the story's, what it mounts in the body included. */
export const coversPage = (element: Element): boolean =>
  document.body.contains(element) &&
  element !== document.body &&
  !element.matches('#storybook-root, [class^="sb-"]');

/** On a documentation page only what stands on a stage, and what that mounts in the body. */
export const coversStages = (element: Element): boolean =>
  document.getElementById('storybook-docs')?.contains(element)
    ? element.closest('[data-stage]') !== null
    : coversPage(element);
