import { bounds } from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { bullets, inline } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { shortened } from '../../../prose/read-brief.js';
import type { Trip } from './packing.js';
import type { Frame } from './tools.js';
import { coversReturn, wishesOf } from './worksheet.js';

type Request = Trip['request'];

/** US dollars as a language writes them. */
const dollars = (amount: number, { locale }: Texts): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: amount < 100 && amount % 1 > 0 ? 2 : 0,
  }).format(amount);

const named = (place: Frame['places'][number], { locale }: Texts) => ({
  country: new Intl.DisplayNames(locale, { type: 'region' }).of(place.country) ?? place.country,
  currency: place.currency,
});

/** What follows from a request alone: days, people, money, weather and the money of the place. */
export function frameText(request: Request, frame: Frame, texts: Texts): string {
  const say = (name: string, values?: Record<string, string | number>) =>
    texts.say(`content.travel-plan.frame.${name}`, values);
  const [place] = frame.places;
  return bullets([
    say('days', { days: frame.days, travelers: request.numberOfTravelers }),
    say('budget', {
      budget: dollars(request.budget, texts),
      perDay: dollars(frame.perDay, texts),
    }),
    place
      ? say('place', { place: inline(place.name), ...named(place, texts) })
      : say('unknown', { destination: inline(request.destination) }),
    ...frame.climates.map((climate) => texts.say(`content.travel-plan.frame.weather.${climate}`)),
  ]);
}

/** What has to be asked or looked up, whoever plans. */
export function checksFor(request: Request, frame: Frame, texts: Texts, today: string): string[] {
  const say = (name: string, values?: Record<string, string | number>) =>
    shortened(texts.say(`content.travel-plan.check.${name}`, values), bounds.remark.max);
  const { travelerTypes, numberOfTravelers, dietaryRestrictions, specialNeeds = '' } = request;
  const [place] = frame.places;
  const wishes = wishesOf(request, texts);
  const back = wishes.find(coversReturn);
  const isBooked = (kind: string) => wishes.some((wish) => wish.kind === kind);
  return [
    request.startDate < today.slice(0, 10) && say('past'),
    frame.isUnusual &&
      say('budget', {
        budget: dollars(request.budget, texts),
        perDay: dollars(frame.perDay, texts),
      }),
    travelerTypes.length > numberOfTravelers &&
      say('people', { travelers: numberOfTravelers, types: travelerTypes.length }),
    !place && say('place', { destination: request.destination }),
    !isBooked('journey') && say('journey'),
    back && say('return', { booking: back.text }),
    !isBooked('stay') && frame.days > 1 && say('stay'),
    place && say('entry', named(place, texts)),
    place && place.currency !== 'USD' && say('money', named(place, texts)),
    say('opening'),
    say('holidays'),
    frame.climates.length > 0 && say('weather'),
    dietaryRestrictions.length > 0 && say('diet', { diet: dietaryRestrictions.join(', ') }),
    request.preferredLanguage &&
      say('language', {
        language:
          new Intl.DisplayNames(texts.locale, { type: 'language' }).of(request.preferredLanguage) ??
          request.preferredLanguage,
      }),
    ...pointsOf(specialNeeds, texts.locale).map((need) => say('need', { need })),
  ].filter((one) => typeof one === 'string');
}
