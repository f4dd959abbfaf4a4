const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * About how many tokens a text is, for services that do not count: four letters each, and one
 * each for Chinese, Japanese and Korean signs.
 */
export function estimateTokens(text: string): number {
  const signs = text.match(ideograph)?.length ?? 0;
  return Math.ceil((text.length - signs) / 4) + signs;
}
