/** Numbers to call in an emergency in one country. */
export interface EmergencyNumbers {
  /** Of ISO 3166, in capitals. */
  readonly country: string;
  readonly ambulance: string;
  /** Others that answer too: the police, the fire brigade, what mobile phones reach. */
  readonly others: readonly string[];
  /** Where it was read, in November 2026. */
  readonly source: string;
}

/** Smartraveller, Australian government, as listed by Karryon. */
const smartraveller = 'https://karryon.com.au/lifestyle/travel-hacks/basic-safety-tip-for-abroad';

/**
 * Countries where the languages of the interface are spoken. One whose number could not be read from a
 * source that agrees with others is left out: a wrong number is worse than none.
 */
export const emergencyNumbers: readonly EmergencyNumbers[] = [
  {
    country: 'AE',
    ambulance: '998',
    others: ['999'],
    source: 'https://trekmedics.org/database/united_arab_emirates/',
  },
  { country: 'AT', ambulance: '112', others: [], source: smartraveller },
  { country: 'AU', ambulance: '000', others: [], source: smartraveller },
  { country: 'BE', ambulance: '112', others: [], source: smartraveller },
  {
    country: 'BR',
    ambulance: '192',
    others: ['193', '190'],
    source:
      'https://www.opovo.com.br/noticias/brasil/2025/12/10/bombeiros-ou-samu-saiba-quem-acionar-em-caso-de-emergencia.html',
  },
  { country: 'CA', ambulance: '911', others: [], source: smartraveller },
  { country: 'CH', ambulance: '144', others: ['112'], source: smartraveller },
  { country: 'CN', ambulance: '120', others: ['110', '119'], source: smartraveller },
  { country: 'DE', ambulance: '112', others: [], source: smartraveller },
  { country: 'ES', ambulance: '112', others: [], source: smartraveller },
  { country: 'FR', ambulance: '112', others: [], source: smartraveller },
  { country: 'GB', ambulance: '999', others: ['112'], source: smartraveller },
  { country: 'IE', ambulance: '112', others: [], source: smartraveller },
  { country: 'IN', ambulance: '112', others: [], source: smartraveller },
  { country: 'IT', ambulance: '112', others: [], source: smartraveller },
  {
    country: 'JP',
    ambulance: '119',
    others: ['110'],
    source: 'https://emergencyjapan.org/en/2991',
  },
  {
    country: 'KR',
    ambulance: '119',
    others: ['112'],
    source: 'https://citiesinsider.com/country/south-korea/CountryWide/emergency-contact-numbers',
  },
  { country: 'LU', ambulance: '112', others: [], source: smartraveller },
  { country: 'MX', ambulance: '911', others: [], source: smartraveller },
  { country: 'NZ', ambulance: '111', others: [], source: smartraveller },
  { country: 'PT', ambulance: '112', others: [], source: smartraveller },
  {
    country: 'SA',
    ambulance: '997',
    others: ['911', '112'],
    source:
      'https://expatica.com/sa/healthcare/healthcare-basics/emergency-numbers-and-services-in-saudi-arabia-70990',
  },
  {
    country: 'TW',
    ambulance: '119',
    others: ['110', '112'],
    source: 'https://www.nfa.gov.tw/kid/index.php?code=list&ids=657',
  },
  { country: 'US', ambulance: '911', others: [], source: smartraveller },
];

/** The numbers of one country, and those of the others. */
export interface NumbersByCountry {
  /** `undefined` where the country is not known. */
  readonly own: EmergencyNumbers | undefined;
  readonly others: readonly EmergencyNumbers[];
}

/**
 * Emergency numbers for the country of a language tag, `de-AT` or `zh-TW`. A tag without a country has
 * none of its own: where somebody is does not follow from a language.
 */
export function emergencyNumbersFor(tag: string): NumbersByCountry {
  const country = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase();
  const own = emergencyNumbers.find((one) => one.country === country);
  return { own, others: emergencyNumbers.filter((one) => one !== own) };
}
