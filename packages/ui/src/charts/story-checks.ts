import { expect, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds } from '../a11y/relations.js';

/** The one stop for Tab in a chart's drawing. */
export const stageOf = (root: HTMLElement): HTMLElement =>
  within(root).queryByRole('tree') ?? within(root).getByRole('listbox');

/** Text read out where the walk is. */
export const spoken = (root: HTMLElement): string => {
  const id = stageOf(root).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('aria-label') ?? '';
};

/** Text of the tooltip, without the gaps of its layout. */
export const tooltipOf = (root: HTMLElement): string | undefined =>
  root.querySelector('[data-part="tooltip"]')?.textContent ?? undefined;

/** Tab leads in once; each key is followed by what must be read out then. */
export async function expectWalk(
  root: HTMLElement,
  first: string,
  steps: readonly (readonly [key: string, name: string])[],
): Promise<void> {
  const stage = stageOf(root);
  await userEvent.click(within(root).getByRole('radio', { name: /^(Chart|رسم بياني)$/ }));
  await userEvent.tab();
  await expect(stage).toHaveFocus();
  await expect(spoken(root)).toBe(first);
  for (const [key, name] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await expect(spoken(root)).toBe(name);
    await expect(tooltipOf(root)).toBeTruthy();
  }
  await expect(danglingIds(root)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect(tooltipOf(root)).toBeUndefined();
  await userEvent.tab();
  await expect(root).not.toContainElement(document.activeElement as HTMLElement);
}

/** Texts of the table twin, the head first. */
export async function rowsOfTwin(root: HTMLElement): Promise<string[][]> {
  await userEvent.click(within(root).getByRole('radio', { name: 'Table' }));
  await waitFor(() => expect(within(root).getByRole('table')).toBeVisible());
  const rows = within(root).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** Every drawn text is inside the drawing, and none is turned. */
export async function expectTextInside(root: HTMLElement): Promise<void> {
  const box = stageOf(root).getBoundingClientRect();
  const outside = [...stageOf(root).querySelectorAll('svg text')].filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    return left < box.left - 2 || right > box.right + 2;
  });
  await expect(outside.map((text) => text.textContent)).toEqual([]);
}

/** No words of a drawing lie on others, or under the line of a target. */
export async function expectTextApart(canvasElement: HTMLElement): Promise<void> {
  const stage = stageOf(canvasElement);
  const boxes = [...stage.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const lines = [...stage.querySelectorAll('[data-target]')].map((line) => ({
    text: 'target',
    box: line.getBoundingClientRect(),
  }));
  // The box of a text has room for letters that its figures leave.
  const room = 2;
  const touching = boxes.flatMap((one, at) =>
    [...boxes.slice(at + 1), ...lines].flatMap((other) =>
      one.box.left < other.box.right - room &&
      other.box.left < one.box.right - room &&
      one.box.top < other.box.bottom - room &&
      other.box.top < one.box.bottom - room
        ? [`${one.text} / ${other.text}`]
        : [],
    ),
  );
  await expect(touching).toEqual([]);
}
