import { type Line, openWorker } from './open-worker.js';
import { createRunner, type LayoutNews, type LayoutOrder } from './run-settling.js';

/** ms of layout at a stretch on the page: half a frame is left for everything else. */
const slice = 6;

/** The same layout on the page, between its frames. */
const onPage = (onNews: (news: LayoutNews) => void): Line<LayoutOrder> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = createRunner({
    slice,
    later: (callback) => (timer = setTimeout(callback)),
    send: onNews,
  });
  return {
    send: take,
    close: () => {
      clearTimeout(timer);
      take({ stop: true });
    },
  };
};

/** Where layouts are computed: in a worker of its own, or in pieces on the page. */
export const openLayout = (onNews: (news: LayoutNews) => void): Line<LayoutOrder> =>
  openWorker<LayoutOrder, LayoutNews>(
    () => new Worker(new URL('./layout-worker.js', import.meta.url), { type: 'module' }),
    onNews,
    () => onPage(onNews),
  );
