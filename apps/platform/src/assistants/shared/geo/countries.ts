import { locales, type Locale } from '@constella/i18n';
import type { GeoShapes } from '@constella/ui/charts';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

/** The members of the European Union: its law is the law of each. */
const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Countries whose name on the map is not the one their language has for them. */
const otherNames: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  turkey: 'TR',
  'bosnia and herz.': 'BA',
  macedonia: 'MK',
  'dem. rep. congo': 'CD',
  congo: 'CG',
  "côte d'ivoire": 'CI',
  myanmar: 'MM',
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Every code of a country or union, those that were replaced by another left out. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const key = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

let codesByName: Map<string, string> | undefined;

/** The code of a country by its name in any of the twelve languages. */
function codeOf(name: string): string | undefined {
  if (!codesByName) {
    codesByName = new Map(Object.entries(otherNames));
    for (const locale of locales) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      for (const code of codes) {
        const said = names.of(code);
        if (said && !codesByName.has(key(said))) codesByName.set(key(said), code);
      }
    }
  }
  return codesByName.get(key(name));
}

/** The countries in which a jurisdiction's law holds, as codes; none for what is no country. */
export function countriesOf(jurisdiction: string): readonly string[] {
  const code = codeOf(jurisdiction);
  if (code === 'EU') return union;
  return code === undefined ? [] : [code];
}

/** The name of a country in a language. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

const topology = world as unknown as Parameters<typeof feature>[0];
const land = feature(topology, topology.objects['countries'] as never) as unknown as GeoShapes;

/** The countries of the world without Antarctica; each has its code as its id. */
export const countryShapes: GeoShapes = {
  features: land.features
    .filter(({ properties }) => properties?.['name'] !== 'Antarctica')
    .map((country) => {
      const name = country.properties?.['name'];
      const id = typeof name === 'string' ? codeOf(name) : undefined;
      return id === undefined ? country : { ...country, id };
    }),
};
