import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { emergencySigns } from './emergency-signs.js';

interface Complaint {
  readonly locale: string;
  /** The category that must be raised; `null` where none may be. */
  readonly raises: string | null;
  /** Of the third that was written before the lists and first read by them when they were done. */
  readonly heldBack: boolean;
  readonly text: string;
}
const complaints = JSON.parse(
  readFileSync(new URL('complaints.json', import.meta.url), 'utf8'),
) as Complaint[];

const figures = (set: readonly Complaint[]) => {
  const raised = set.filter(({ text }) => emergencySigns(text).length > 0);
  const must = set.filter(({ raises }) => raises !== null);
  const mustNot = set.filter(({ raises }) => raises === null);
  return {
    sensitivity: must.filter((one) => raised.includes(one)).length / must.length,
    specificity: mustNot.filter((one) => !raised.includes(one)).length / mustNot.length,
    wrong: set.filter((one) => (one.raises !== null) !== raised.includes(one)),
  };
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

it.each([false, true])('finds the signs of the written complaints (held back: %s)', (heldBack) => {
  const set = complaints.filter((one) => one.heldBack === heldBack);
  const { sensitivity, specificity, wrong } = figures(set);
  console.info(
    `${set.length} complaints: sensitivity ${percent(sensitivity)}, specificity ${percent(specificity)}`,
  );
  for (const { locale, raises, text } of wrong)
    console.info(
      locale,
      raises,
      text,
      JSON.stringify(emergencySigns(text).map(({ category, words }) => [category, words])),
    );
  expect(sensitivity).toBe(1);
  expect(specificity).toBeGreaterThanOrEqual(0.95);
});

describe('every complaint that must raise it', () => {
  it.each(complaints.filter(({ raises }) => raises !== null))(
    '$locale $raises: $text',
    ({ raises, text }) => {
      const signs = emergencySigns(text);
      expect(signs.map(({ category }) => category)).toContain(raises);
      for (const { words, start, end, message, category } of signs) {
        expect(text.slice(start, end)).toBe(words);
        expect(message).toBe(`medicalTerms.sign.${category}`);
      }
    },
  );
});

it.each([
  'no chest pain',
  'keine Brustschmerzen',
  'sin dolor en el pecho',
  '没有胸痛',
  'لا ألم في الصدر',
  '胸の痛みはありません',
  '가슴 통증은 없어요',
  'my father had a stroke in 1990',
  'afraid of a heart attack',
  'no fever, chest pain or shortness of breath',
  '',
])('reads no sign in %j', (text) => {
  expect(emergencySigns(text)).toEqual([]);
});

it.each([
  ['no fever but chest pain', 'heart'],
  ['kein Fieber, aber Brustschmerzen', 'heart'],
  ['pas de fièvre mais douleur thoracique', 'heart'],
  ['no tengo fiebre pero me duele el pecho y el brazo', 'heart'],
  ['i have no idea what to do. chest pain', 'heart'],
  ['the chest pain is not going away', 'heart'],
  ['my father is unconscious', 'unconscious'],
  ['my mother had a stroke in 2010, now her face is drooping', 'stroke'],
  ['BRUSTSCHMERZEN!!!', 'heart'],
])('reads a sign in %j', (text, category) => {
  expect(emergencySigns(text).map((sign) => sign.category)).toContain(category);
});

// Written when the lists were done: 28 of 32 were read at once, and then 29 of 34.
it.each([
  'sudden vision loss in my left eye',
  'Ich sehe auf dem linken Auge plötzlich nichts mehr',
  "Ho la vista persa all'occhio sinistro all'improvviso",
  'Não sinto as pernas nem consigo urinar',
  'وقع طفلي على رأسه ويتقيأ',
  'my husband just collapsed in the kitchen and isnt breathing right',
  'i think im having a heart attack my chest feels like an elephant is sitting on it',
  'grandpa cant lift his right arm and his words are all jumbled',
  'took like 40 paracetamol an hour ago and now im scared',
  'she got stung by a wasp and her whole face is puffing up, hard to breathe',
  'Meine Oma redet nur noch wirres Zeug und der Mundwinkel hängt',
  'er hat sich in den arm geschnitten und es blutet wie verrückt hört nicht auf',
  'mein baby 10 tage alt hat 38,9 fieber und will nicht trinken',
  'Ich habe 30 Schlaftabletten genommen',
  "j'ai une grosse oppression dans la poitrine et je suis en sueur",
  'mon bébé de 3 semaines a 38,7 de fièvre',
  'elle a convulsé et elle ne se réveille pas',
  'mi esposa embarazada de 34 semanas está sangrando mucho',
  'siento que se me va la vida, me falta el aire y tengo los labios morados',
  'mi papá no despierta y respira raro',
  'mio figlio ha ingoiato una pila a bottone',
  'non sento più le gambe e mi sono fatto la pipì addosso, mal di schiena',
  'meu pai tá com o rosto torto e falando enrolado',
  'ela tentou se matar tomando remédios',
  'o bebé engoliu lixívia',
  '胸闷得厉害，喘不过气，出冷汗',
  '老婆怀孕八个月突然见红，肚子剧痛',
  '爺爺突然倒下沒有呼吸',
  '息が苦しくて話せない、喘息の吸入も効かない',
  '子どもがけいれんして5分以上止まらない',
  'おなかの赤ちゃんが動かない、妊娠35週で出血もあります',
  '갑자기 머리가 깨질 듯이 아프고 토했어요 태어나서 이런 두통은 처음이에요',
  '아기가 락스를 마셨어요',
  'ابني ابتلع بطارية',
  'زوجتي حامل وتنزف بشدة',
  'أبي لا يتنفس وفاقد الوعي',
  'الم قوي بصدري وعرقان ويدي اليسار تنمل',
  'tomé 25 pastillas',
  '吃了60片安眠药',
  'he said he wants to kill himself',
])('reads a sign in %j, too', (text) => {
  expect(emergencySigns(text)).not.toEqual([]);
});

it.each([
  'no fever, no rash, just itchy eyes',
  'my knee hurts after running, not swollen',
  'i had a panic attack last year and worry about heart attacks sometimes',
  'Kein Blut im Stuhl, keine Schmerzen, nur Blähungen',
  'seit gestern schnupfen und halsweh',
  'mal aux dents depuis hier, pas de gonflement',
  'tos seca desde hace una semana, sin fiebre',
  'ho preso freddo e ho il torcicollo',
  'tô com dor de garganta e nariz entupido',
  'dói-me o tornozelo depois do jogo',
  '没有发烧，就是有点拉肚子',
  '最近常常失眠，白天很累',
  '鼻水とくしゃみが続いています、熱はありません',
  '어깨가 결려요, 팔 저림은 없습니다',
  'عندي حكة في الجلد بدون حرارة',
  'la nuit je dors mal et je suis fatigué',
  'me duele la espalda cuando cargo peso',
  'ich habe angst vor einem herzinfarkt aber mein ekg war normal',
  'took 2 paracetamol this morning for a cold',
  'took paracetamol 20 minutes ago for my cold',
])('reads none in %j', (text) => {
  expect(emergencySigns(text)).toEqual([]);
});

describe('a text of a million characters', () => {
  it.each([
    'chest pain ',
    'no chest pain or ',
    'no, or ',
    'no '.repeat(3),
    'a',
    '胸痛没有',
    'não consigo ',
    'ال',
    'hace ',
    'in 1990 ',
    '38.6 baby ',
    '\u0301',
    '😀',
    "don't have ",
    'ﷺ',
    'head hit vomit ',
  ])('of %j is read in well under a second', (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length)).slice(0, 1_000_000);
    emergencySigns('');
    // Of the processor: the clock says how busy the machine is.
    const before = process.cpuUsage();
    emergencySigns(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  });
});
