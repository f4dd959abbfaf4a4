import type { TripPlace } from '@constella/api-client/contract';
import { locales } from '@constella/i18n';

/** `places.json`: towns by their names in many languages, countries by their money and capital. */
interface PlaceFile {
  /** Country, latitude, longitude, and the names, as they are looked up. */
  readonly towns: readonly (readonly [string, number, number, string])[];
  /** Currency, latitude and longitude of the capital. */
  readonly countries: Readonly<Record<string, readonly [string, number, number]>>;
}

/** A place without the name somebody calls it by. */
type Known = Omit<TripPlace, 'name'> & { readonly isTown: boolean };

/** A name as it is looked up: without accents, signs and capitals. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFKC');

let list: Promise<ReadonlyMap<string, Known>> | undefined;

async function read(): Promise<ReadonlyMap<string, Known>> {
  const { default: file } = (await import('./places.json')) as unknown as { default: PlaceFile };
  const found = new Map<string, Known>();
  const put = (name: string, place: Known) => {
    // The larger town comes first, and towns before countries.
    if (name !== '' && !found.has(name)) found.set(name, place);
  };
  for (const [country, latitude, longitude, names] of file.towns) {
    const currency = file.countries[country]?.[0] ?? 'USD';
    for (const name of names.split('|'))
      put(name, { country, currency, latitude, longitude, isTown: true });
  }
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const [country, [currency, latitude, longitude]] of Object.entries(file.countries))
      put(nameKey(names.of(country) ?? ''), {
        country,
        currency,
        latitude,
        longitude,
        isTown: false,
      });
  }
  return found;
}

/** Words of the longest name that is looked for. */
const longestName = 5;
/** Signs of the longest name in a script without spaces. */
const longestUnspaced = 10;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The places a destination names, in its order, each by the name it is typed with; countries only
 * where it names no town. Empty for what the list does not have.
 */
export async function placesIn(destination: string): Promise<TripPlace[]> {
  list ??= read();
  const known = await list;
  const found: { name: string; place: Known }[] = [];
  const words = destination.split(/[\s,;/&+()、，；،]+/u).filter(Boolean);
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestName, words.length - at);
    for (; length > 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      // "And" is a letter of the next word in Arabic.
      const place = known.get(nameKey(name)) ?? known.get(nameKey(name.replace(/^و/, '')));
      if (!place) continue;
      found.push({ name, place });
      break;
    }
    if (length === 0) {
      const [word = ''] = words.slice(at, at + 1);
      if (unspaced.test(word)) found.push(...withinWord(word, known));
    }
    at += Math.max(length, 1);
  }
  const towns = found.filter(({ place }) => place.isTown);
  const seen = new Set<Known>();
  return (towns.length > 0 ? towns : found).flatMap(({ name, place }) => {
    if (seen.has(place)) return [];
    seen.add(place);
    const { isTown: _isTown, ...rest } = place;
    return [{ name, ...rest }];
  });
}

/** Names in a row of signs without spaces, the longest first. */
function withinWord(word: string, known: ReadonlyMap<string, Known>) {
  const found: { name: string; place: Known }[] = [];
  for (let at = 0; at < word.length;) {
    let length = Math.min(longestUnspaced, word.length - at);
    for (; length > 1; length -= 1) {
      const name = word.slice(at, at + length);
      const place = known.get(nameKey(name));
      if (!place) continue;
      found.push({ name, place });
      break;
    }
    at += Math.max(length, 1);
  }
  return found;
}

/** Weather to pack for. */
export type Climate = 'hot' | 'warm' | 'cool' | 'cold';

/** The warmest month north of the equator, from 1; south of it the one half a year away. */
const warmest = 7;

/**
 * The weather to pack for by latitude and month alone, from a mean that falls and a swing that grows
 * with the distance to the equator. Height and sea are not in it: it is no forecast.
 */
export function climateOf(latitude: number, month: number): Climate {
  const distance = Math.abs(latitude);
  const mean = 27 - 0.4 * Math.max(0, distance - 15);
  const turn = Math.cos(((month - warmest) / 6) * Math.PI) * Math.sign(latitude || 1);
  const degrees = mean + 0.2 * distance * turn;
  return degrees >= 24 ? 'hot' : degrees >= 16 ? 'warm' : degrees >= 7 ? 'cool' : 'cold';
}
