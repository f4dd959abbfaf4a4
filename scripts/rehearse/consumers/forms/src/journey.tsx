import { defineLayout, LayoutForm } from '@constella/forms';
import { useState } from 'react';
import * as z from 'zod';

const schema = z.object({
  place: z.string().min(1, 'missing.place'),
  pace: z.enum(['slow', 'fast'], 'missing.pace'),
});

const layout = defineLayout(schema, {
  sections: [
    {
      fields: [
        { name: 'place', label: { text: 'journey.place' } },
        {
          name: 'pace',
          label: { text: 'journey.pace' },
          options: [
            { value: 'slow', label: { text: 'Slow' } },
            { value: 'fast', label: { text: 'Fast' } },
          ],
        },
      ],
    },
  ],
});

const words = {
  submit: { text: 'journey.submit' },
  reset: { text: 'journey.reset' },
  summary: { text: 'journey.summary' },
  draftSaved: { text: 'journey.kept' },
  failure: { title: { text: 'journey.failed' }, fallback: { text: 'journey.failedWhy' } },
};

/** The messages of this app, whose function is its own. */
const messages: Record<string, string> = {
  'journey.place': 'Where to',
  'journey.pace': 'Pace',
  'journey.submit': 'Book',
  'journey.reset': 'Start over',
  'journey.summary': 'Look at these again',
  'missing.place': 'Say where to',
  'missing.pace': 'Choose a pace',
};
const say = (id: string): string | undefined => messages[id];

/** A form of this app alone: none of Constella's catalogues is loaded. */
export function Journey() {
  const [place, setPlace] = useState<string>();
  return (
    <>
      <LayoutForm
        layout={layout}
        words={words}
        texts={say}
        onSubmit={(values) => setPlace(`${values.place}, ${values.pace}`)}
      />
      <output>{place}</output>
    </>
  );
}
