import { decisionLayout, extendLayout, LayoutForm, runWords } from '@constella/forms';
import { useState } from 'react';
import * as z from 'zod';

/** The documented form of a decision with two fields, and words, of this app. */
const schema = decisionLayout.schema.extend({
  budget: z.int({ error: 'Say what it may cost' }).min(0).max(1000),
  sponsor: z.string().min(2, 'Name who pays'),
});

const layout = extendLayout(decisionLayout, schema, [
  {
    title: { text: 'Money' },
    fields: [
      { name: 'budget', label: { text: 'Budget' }, hint: { text: 'In thousand euros' } },
      { name: 'sponsor', label: { text: 'Sponsor' } },
    ],
  },
]);

// A field the schema lacks does not compile.
// @ts-expect-error
export const wrong = () => extendLayout(decisionLayout, schema, [{ fields: ['sponser'] }]);

interface Summary {
  title: string;
  methods: readonly string[];
  budget: number;
  sponsor: string;
}

export function Decision() {
  const [sent, setSent] = useState<Summary>();
  return (
    <>
      <LayoutForm
        layout={layout}
        words={runWords}
        defaultValues={{ methods: ['swot'], budget: 400 }}
        onSubmit={({ title, methods, budget, sponsor }) =>
          setSent({ title, methods, budget, sponsor })
        }
      />
      <output>{sent && JSON.stringify(sent)}</output>
    </>
  );
}
