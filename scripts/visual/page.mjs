// What runs inside the pages of stories. Each function is sent there as it is written: it sees
// nothing of this file.

/** Before anything else, for a picture: seeded chance, nothing moving. */
export function still() {
  // A transition gives its element a layer of its own for as long as it lasts, and a layer's edges
  // are not the pixels the same edges have without one.
  new MutationObserver((_changes, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }';
    document.head.append(still);
  }).observe(document, { childList: true, subtree: true });

  let seed;
  globalThis.reseed = () => (seed = 42);
  globalThis.reseed();
  Math.random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
}

/** Before anything else: word of finished stories. */
export function listen() {
  let channel;
  let current = new URLSearchParams(location.search).get('id');
  let end;
  /** What was thrown while the story played: Storybook itself calls such a story a success. */
  let thrown = [];
  const note = ({ message }) => {
    // Its first lines: what follows is the whole page.
    thrown.push(message.slice(0, 400));
  };
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      channel.on('playFunctionThrewException', note);
      channel.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(note));
      channel.on('storyFinished', ({ storyId, status, reporters }) => {
        if (storyId !== current) return;
        const failed = reporters.filter((reporter) => reporter.status === 'failed');
        const rules = ({ violations = [] } = {}) => violations.map(({ id }) => id).join(', ');
        const why = [
          ...thrown,
          ...failed.map(({ type, result }) => `Its report failed: ${type} ${rules(result)}`.trim()),
        ];
        end({ how: status === 'error' || why.length > 0 ? 'failed' : 'finished', why });
      });
      channel.on('docsRendered', (id) => {
        if (id === current) end({ how: 'finished', why: thrown });
      });
      channel.on('storyThrewException', ({ message }) => end({ how: 'threw', why: [message] }));
      channel.on('storyErrored', ({ title }) => end({ how: 'threw', why: [title] }));
      channel.on('storyMissing', () => end({ how: 'missing', why: [] }));
    },
  });

  const ending = () => {
    thrown = [];
    return new Promise((resolve) => (end = resolve));
  };

  globalThis.stories = {
    /** How the story of the page's own address ended. */
    first: ending(),

    ready: () => globalThis['__STORYBOOK_PREVIEW__'].ready(),

    /**
     * Storybook hides a story that takes a tenth of a second to load, and what measures itself
     * while it is mounted then finds no room. For a picture it is shown all the time.
     */
    neverHide() {
      const { view } = globalThis['__STORYBOOK_PREVIEW__'];
      view.showPreparingStory = () => view.showMain();
    },

    /** The size a story asks of its window, if it does. */
    async viewportOf(story) {
      const { storyStoreValue } = globalThis['__STORYBOOK_PREVIEW__'];
      const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId: story });
      const name = storyGlobals.viewport?.value;
      if (!name) return undefined;
      const { width, height } = parameters.viewport.options[name].styles;
      return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
    },

    /** Goes on to a story, as Storybook's sidebar does; nothing is left of the one before. */
    show(story, globals, viewMode = 'story') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      localStorage.clear();
      sessionStorage.clear();
      globalThis.reseed?.();
      // Not by the channel: the story that is left would be rendered once more.
      globalThis['__STORYBOOK_PREVIEW__'].storyStoreValue.userGlobals.update(globals);
      current = story;
      const ended = ending();
      channel.emit('setCurrentStory', { storyId: story, viewMode });
      return ended;
    },

    /**
     * Shows the story under other choices of the toolbar, in the state it is in. It is rendered and
     * finishes once more; whoever leaves it before makes Storybook load the page again.
     */
    change(globals) {
      const ended = ending();
      channel.emit('updateGlobals', { globals });
      return ended;
    },
  };
}

/**
 * Waits until nothing is on its way: fonts, pictures, what a part says it still fetches or draws,
 * and changes of the page, which it has to be without for some frames.
 *
 * @param {{ drawingMs: number, busyMs: number, changingMs: number, frames: number }} patience how
 * long each may take: a story of waiting is busy for ever, one of a ticking clock never stays as it is
 */
export async function rest({ drawingMs, busyMs, changingMs, frames }) {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let quiet = 0;
  const changed = () => (quiet = 0);
  const observer = new MutationObserver(changed);
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  document.addEventListener('scroll', changed, { capture: true, passive: true });
  const began = performance.now();
  const isDrawing = () => document.querySelector('[data-state="changing"]') !== null;
  // The second is said by a story's server.
  const isBusy = () => document.querySelector('[aria-busy="true"], html[data-fetching]') !== null;
  let drawnAt = began;
  for (let now = began; quiet < frames && now - drawnAt < changingMs; now = performance.now()) {
    quiet += 1;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (isDrawing() && now - began < drawingMs) drawnAt = now;
    else if (!isBusy() || now - began > busyMs) continue;
    changed();
  }
  observer.disconnect();
  document.removeEventListener('scroll', changed, { capture: true });
}
