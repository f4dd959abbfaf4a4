/** More agents than this are drawn on a canvas and laid out in a worker. */
export const canvasFrom = 500;

/** More agents than this get an overview beside the picture. */
export const minimapFrom = 200;

/** Of more rows than this a table keeps only those in the page that are seen. */
export const virtualFrom = 100;
