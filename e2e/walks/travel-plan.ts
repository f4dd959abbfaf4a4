import { expect } from '../platform';
import { choose, field, press, typeInto, typeTags } from './place';
import { defineWalk } from './walk';

/** A trip of a family to Lisbon. */
export const travelPlan = defineWalk({
  path: '/personal/travel-planner',
  form: 'shell.title.travelPlanner',
  required: ['validation.travel.destinationRequired'],
  first: 'travel.form.destination',
  typed: {
    en: {
      destination: 'Lisbon',
      title: 'Lisbon, 3 days',
      notes: 'Apartment near Rossio for $540',
      read: '$540',
      interest: 'Aquarium',
      entry: 'Ice cream by the river',
    },
    zh: {
      destination: '里斯本',
      title: '里斯本，3 天',
      notes: '罗西乌附近公寓 540 美元',
      read: '540 美元',
      interest: '水族馆',
      entry: '河边冰淇淋',
    },
    ar: {
      destination: 'لشبونة',
      title: 'لشبونة، 3 أيام',
      notes: 'شقة قرب روسيو بسعر 540 دولارًا',
      read: '540 دولارًا',
      interest: 'أحواض الأسماك',
      entry: 'مثلجات على النهر',
    },
  },
  title: ({ title }) => title,
  async fillIn(place) {
    const { destination, notes, read, interest } = place.typed;
    await typeInto(place, {
      'travel.form.destination': destination,
      'travel.form.startDate': '2027-05-08',
      'travel.form.endDate': '2027-05-10',
      'travel.form.additionalNotes': notes,
    });
    await place.form
      .getByRole('spinbutton', { name: place.say('travel.form.budget') })
      .fill('4000');
    await typeTags(place, 'travel.form.interests', [interest]);
    await choose(place, 'checkbox', ['travel.travelerType.children']);
    // What is read of the notes is part of the form, a moment after they are typed.
    await expect(place.form.getByText(read, { exact: true })).toBeVisible();
  },
  result: ({ page, say }) => page.getByRole('region', { name: say('travel.packing'), exact: true }),
  async edit(place) {
    const { page, say, typed } = place;
    await page
      .getByRole('button', { name: say('travel.item.add'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: say('travel.item.add'), exact: true });
    await field(place, 'travel.item.title', dialog).fill(typed.entry);
    await press(place, 'run.entry.save');
  },
  async edited({ page, typed }) {
    await expect(page.getByText(typed.entry, { exact: true }).first()).toBeVisible();
  },
  files: ({ destination, notes, interest, entry }) => [destination, notes, interest, entry],
  table: ({ typed }) => typed.entry,
});
