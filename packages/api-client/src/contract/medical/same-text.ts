/** Traditional letters of the lists, each before its simplified one. */
const simplified = new Map(
  Array.from(
    '睪睾頭头臉脸講讲話话說说舌舌氣气壓压悶闷緊紧發发燒烧喘喘過过敏敏腫肿嚨咙癲癫癇痫農农藥药電电膽胆懷怀剎刹動动視视腦脑幹干從从樓楼殺杀結结覺觉淨净擊击傷伤燙烫觸触熱热無无沒没見见認认並并還还僅仅緩缓辦办與与後后當当現现剛刚時时鐘钟擔担預预風风險险憂忧慮虑麼么別别養养嬰婴兒儿寶宝餵喂醒醒軟软強强會会陰阴褲裤襠裆腳脚條条兩两糖糖島岛蘋苹葉叶誤误飲饮劑剂毒毒電电鈕纽顆颗粒粒斷断顏颜貧贫點点邊边側侧雙双飛飞聲声難难開开間间嚴严劇剧淚泪為为個个歲岁萬万億亿陣阵裡里裏里顫颤轉转遞递際际腸肠銀银錶表膿脓麵面週周滿满噴喷湧涌絞绞堵堵灘滩癱瘫語语來来離离關关紅红漲涨東东倆俩爾尔項项復复單单減减數数質质鉀钾鈉钠鈣钙鎂镁鐵铁鋅锌維维紹绍總总醯酰',
  ).reduce<[number, number][]>((pairs, letter, index, all) => {
    if (index % 2 === 0)
      pairs.push([letter.codePointAt(0) ?? 0, (all[index + 1] ?? letter).codePointAt(0) ?? 0]);
    return pairs;
  }, []),
);

/** A letter as it is compared, in lower case and without accents. */
function sameLetter(letter: string): string {
  if (letter === 'ß') return 'ss';
  const kana = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter);
  const plain = kana
    ? letter.normalize('NFKC')
    : letter
        .normalize('NFKD')
        .replaceAll(/[\p{M}\u0640]/gu, '')
        .toLowerCase();
  // One letter may stand for a whole sentence; as a letter it is as good.
  if (plain.length > 4) return letter;
  return plain
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[‘’ʼ`´′]/g, "'")
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/\p{Script=Han}/gu, (one) => {
      const simple = simplified.get(one.codePointAt(0) ?? 0);
      return simple === undefined ? one : String.fromCodePoint(simple);
    });
}

/** A text as it is compared, and where each of its letters stands in the one that was typed. */
export interface SameText {
  readonly codes: Uint16Array;
  readonly plain: string;
  /** The part of the typed text that became this part. */
  range(start: number, end: number): readonly [start: number, end: number];
}

/**
 * A text without what people type in different ways: capitals, accents, kinds of apostrophes and
 * spaces, full width, Arabic letters and digits, traditional Chinese. One pass, whatever its length.
 */
export function sameText(text: string): SameText {
  let room = text.length + 64;
  let codes = new Uint16Array(room);
  let from = new Uint32Array(room + 1);
  let length = 0;
  const letters = new Map<string, string>();
  const push = (letter: number, at: number) => {
    if (length === room) {
      room *= 2;
      const [more, origins] = [new Uint16Array(room), new Uint32Array(room + 1)];
      more.set(codes);
      origins.set(from);
      [codes, from] = [more, origins];
    }
    codes[length] = letter;
    from[length] = at;
    length += 1;
  };
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < 128) {
      if (unit >= 65 && unit <= 90) push(unit + 32, at);
      else if (unit === 32 || unit === 9 || unit === 13 || unit === 45 || unit === 95) {
        if (length > 0 && codes[length - 1] !== 32) push(32, at);
      } else push(unit, at);
      at += 1;
      continue;
    }
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    let plain = letters.get(letter);
    if (plain === undefined) letters.set(letter, (plain = sameLetter(letter)));
    for (let index = 0; index < plain.length; index += 1) {
      const one = plain.charCodeAt(index);
      if (one === 32 || one === 0xa0) {
        if (length > 0 && codes[length - 1] !== 32) push(32, at);
      } else push(one, at);
    }
    at += letter.length;
  }
  from[length] = text.length;
  const used = codes.subarray(0, length);
  const plain = Array.from({ length: Math.ceil(length / 8192) }, (_, index) =>
    String.fromCharCode(...used.subarray(index * 8192, (index + 1) * 8192)),
  ).join('');
  const range = (start: number, end: number) => {
    // To the end of the last letter, its marks included.
    const last = from[end - 1] ?? 0;
    let next = end;
    while (next < length && (from[next] ?? 0) === last) next += 1;
    const to = last + String.fromCodePoint(text.codePointAt(last) ?? 32).length;
    return [from[start] ?? 0, Math.min(Math.max(to, last + 1), from[next] ?? text.length)] as const;
  };
  return { codes: used, plain, range };
}
