import { afterEach, beforeEach, expect } from 'vitest';

// `style-src 'self'`, which applications should be able to keep, forbids `<style>` elements. Every
// one that enters the document counts, also if it is gone again when the test ends. Vite's own hold
// the style sheets in development; Storybook's stop animations while it waits for a still page.
const isTool = (style: Element) =>
  style.hasAttribute('data-vite-dev-id') ||
  /^\*, \*:before, \*:after \{\s*animation/.test(style.innerHTML);

let added: string[] = [];

const collect = (records: MutationRecord[]) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const styles = node.matches('style') ? [node] : node.querySelectorAll('style');
      for (const style of styles) if (!isTool(style)) added.push(style.outerHTML.slice(0, 300));
    }
};

const observer = new MutationObserver(collect);

beforeEach(() => {
  added = [];
  observer.observe(document, { childList: true, subtree: true });
});

afterEach(() => {
  collect(observer.takeRecords());
  observer.disconnect();
  expect(added, 'style elements written at run time').toEqual([]);
});
