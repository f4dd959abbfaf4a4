import * as z from 'zod';

import { bounds } from '../bounds.js';
import { creativeKinds, creativeTones, languages } from '../enums.js';
import {
  dismissedFacts,
  numberIn,
  oneOf,
  optionalText,
  severalOf,
  text,
  textsOf,
} from '../fields.js';
import { uncounted, variantFacts, variantFactsSchema } from '../variant-facts.js';
import { briefStep, defineAssistant } from './assistant.js';

const terms = textsOf(bounds.creativeTerms, bounds.creativeTerm);

/** One answer to a brief. */
export const variantSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  text: text(bounds.purpose),
  /** The angle it comes from. */
  direction: text(bounds.shortText),
  tone: z.enum(creativeTones).nullable(),
  /** Its basis, or how it is to be filled in. */
  note: z.string().max(bounds.remark.max),
  /** The person's own judgement; 0 for none yet. */
  stars: z.int().min(0).max(bounds.rating.max),
  /** It is the one that is used. */
  chosen: z.boolean(),
  facts: variantFactsSchema,
});
/** One answer to a brief. */
export type Variant = z.infer<typeof variantSchema>;

/** A variant nobody has judged yet; what is counted of it is worked out with its result. */
export const newVariant = (
  given: Pick<Variant, 'text' | 'direction' | 'note' | 'tone'>,
): Omit<Variant, 'id'> => ({ ...given, stars: 0, chosen: false, facts: uncounted });

/** A name, a line or a short text, in several variants held against the brief. */
export const creative = defineAssistant({
  id: 'creative',
  area: 'personal',
  path: '/personal/creative-assistant',
  request: z.object({
    kind: oneOf(creativeKinds).default('slogan'),
    /** The subject it is for. */
    subject: text(bounds.shortText, 'validation.creative.subjectRequired'),
    /** The details that can be given of it: one fact a line, or a sentence. */
    details: optionalText(bounds.longText),
    audience: optionalText(bounds.shortText),
    /** One after the other, when there are several. */
    tones: severalOf(creativeTones),
    mustContain: terms,
    mustAvoid: terms,
    /** How many variants. */
    count: numberIn(bounds.variants, 'whole').default(6),
    /** A text to go on from. */
    draft: optionalText(bounds.purpose),
    /** The change wanted in it. */
    wish: optionalText(bounds.shortText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['subject', 'details', 'audience', 'draft', 'wish'],
  steps: [
    { id: 'brief', ...briefStep },
    { id: 'directions', role: 'researcher', layer: 'comprehension', searches: true },
    { id: 'variants', role: 'implementer', layer: 'reasoning', longText: true },
    {
      id: 'check',
      role: 'evaluator',
      layer: 'reflection',
      tools: ['creative.check'],
      computed: true,
    },
    { id: 'refine', role: 'implementer', layer: 'execution', optional: 'all' },
  ],
  result: z.object({
    /** Title and variants; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    /** The language they are counted in. */
    locale: oneOf(languages),
    variants: z.array(variantSchema).min(1).max(bounds.keptVariants.max, 'validation.generic.max'),
  }),
  computed: ['text', 'variants.*.facts'],
  derive(result, request) {
    const { title, locale } = result;
    const texts = result.variants.map((variant) => variant.text);
    const facts = variantFacts(texts, { ...request, locale });
    const chosen = result.variants.findIndex((variant) => variant.chosen);
    const variants = result.variants.map((variant, at) => ({
      ...variant,
      chosen: at === chosen,
      facts: facts[at] ?? variant.facts,
    }));
    const written = variants.map((variant) =>
      [`## ${variant.direction}`, variant.text, variant.note && `*${variant.note}*`]
        .filter(Boolean)
        .join('\n\n'),
    );
    return { ...result, variants, text: [`# ${title}`, ...written].join('\n\n') };
  },
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
