// The report: baseline, new picture and difference of each cell that is not as it was.

const escape = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Runs in the report: draws in red every pixel that is not the same. */
function drawDifferences() {
  const load = (source) =>
    new Promise((resolve, reject) => {
      const image = new Image();
      image.addEventListener('load', () => resolve(image));
      image.addEventListener('error', reject);
      image.src = source;
    });
  for (const canvas of document.querySelectorAll('canvas'))
    void Promise.all([load(canvas.dataset.baseline), load(canvas.dataset.new)]).then(
      ([before, after]) => {
        const width = Math.max(before.width, after.width);
        const height = Math.max(before.height, after.height);
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        const pixels = (image) => {
          context.clearRect(0, 0, width, height);
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, width, height);
        };
        const a = pixels(before);
        const b = pixels(after);
        let count = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          const same = [0, 1, 2, 3].every(
            (channel) => a.data[at + channel] === b.data[at + channel],
          );
          if (!same) count++;
          b.data.set(
            same ? [a.data[at], a.data[at + 1], a.data[at + 2], 40] : [220, 0, 40, 255],
            at,
          );
        }
        context.putImageData(b, 0, 0);
        canvas.previousElementSibling.textContent = `Difference: ${count} pixels`;
      },
    );
}

const picture = (title, source) =>
  `<figure><figcaption>${title}</figcaption>${source ? `<img src="${escape(source)}" alt="">` : '<p>none</p>'}</figure>`;

/**
 * @param {{ key: string, title: string, problem: string, baseline?: string, taken?: string }[]} changes
 * @param {{ total: number, browser: string }} run
 * @returns {string} a page that needs nothing but the pictures beside it
 */
export const reportPage = (changes, { total, browser }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual changes</title>
<style>
body { font: 14px/20px system-ui; margin: 24px; background: #f4f5f7; color: #16181d }
section { background: #fff; border: 1px solid #d5d8de; border-radius: 8px; padding: 16px; margin-block: 16px }
h2 { font-size: 14px; margin: 0 0 8px }
pre { font: inherit; margin: 0 0 8px; max-block-size: 160px; overflow: auto }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
figure { margin: 0 } img, canvas { max-inline-size: 100%; border: 1px solid #d5d8de }
</style>
<h1>${changes.length} of ${total} pictures need a look</h1>
<p>${escape(browser)}</p>
${changes
  .map(
    ({
      key,
      title,
      problem,
      baseline,
      taken,
    }) => `<section><h2>${escape(title)} <code>${escape(key)}</code></h2>
<pre>${escape(problem)}</pre><div>${picture('Baseline', baseline)}${picture('New', taken)}${
      baseline && taken
        ? `<figure><figcaption>Difference</figcaption><canvas data-baseline="${escape(baseline)}" data-new="${escape(taken)}"></canvas></figure>`
        : ''
    }</div></section>`,
  )
  .join('\n')}
<script>(${drawDifferences.toString()})()</script>
</html>
`;
