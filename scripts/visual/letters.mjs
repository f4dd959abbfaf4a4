// Letters no picture carries with it: all but Inter's are drawn with faces of the machine.
import { createHash } from 'node:crypto';

/** A few letters of every script and how stories ask for their face. */
export const samples = [
  { script: 'Latin', lang: 'en', text: 'Agents, 0123 Ωπ ✓ → ∑' },
  { script: 'code', lang: 'en', text: 'const run = 0;', font: 'mono' },
  { script: 'Arabic', lang: 'ar', text: 'الوكلاء ٠١٢٣' },
  { script: 'simplified Chinese', lang: 'zh', text: '智能体，骨角' },
  { script: 'traditional Chinese', lang: 'zh-TW', text: '智慧體，骨角' },
  { script: 'Japanese', lang: 'ja', text: 'エージェント、骨角' },
  { script: 'Korean', lang: 'ko', text: '에이전트' },
  { script: 'emoji', lang: 'en', text: '👩🏽‍💻 1️⃣ 🇯🇵' },
];

/**
 * A hash of each sample's picture: the same letters, the same hash.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} base address of the built Storybook
 * @returns {Promise<Record<string, string>>} by script
 */
export async function lettersOf(browser, base) {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  await page.goto(`${base}iframe.html`);
  await page.evaluate(() => globalThis['__STORYBOOK_PREVIEW__'].ready());
  const hashes = {};
  for (const { script, lang, text, font = 'sans' } of samples) {
    await page.evaluate(
      async (sample) => {
        document.documentElement.lang = sample.lang;
        const line = document.createElement('p');
        line.textContent = sample.text;
        line.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 9; margin: 0; padding: 8px; background: #fff; color: #000; font: 400 24px / 40px var(--constella-font-${sample.font})`;
        document.body.replaceChildren(line);
        await document.fonts.ready;
      },
      { lang, text, font },
    );
    const picture = await page.locator('p').screenshot();
    hashes[script] = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  }
  await page.close();
  return hashes;
}
