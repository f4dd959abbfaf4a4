import { componentStyle } from './component-style.js';
import { vars } from './contract.css.js';
import { type } from './type.js';

const tones = ['accent', 'highlight', 'success', 'danger', 'warning', 'info'] as const;
const roles = [
  'wash',
  'subtle',
  'subtleHover',
  'subtleBorder',
  'border',
  'solid',
  'text',
  'strong',
] as const;

const swatch = (background: string) => componentStyle({ background });

/** Samples of the tokens for the page that shows them. */
export const toneSamples = tones.map((tone) => ({
  tone,
  samples: roles.map((role) => ({ role, className: swatch(vars[tone][role]) })),
}));

export const dataSamples = (['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((number) => ({
  role: `data ${number}`,
  className: swatch(vars.data[number]),
}));

export const agentSamples = (['meta', 'coordinator', 'processor', 'executor'] as const).map(
  (role) => ({ role, className: swatch(vars.agent[role]) }),
);

export const surfaceSamples = (
  [
    'page',
    'raised',
    'overlay',
    'sunken',
    'hover',
    'active',
    'track',
    'selected',
    'inverse',
  ] as const
).map((role) => ({ role, className: swatch(vars.surface[role]) }));

export const sample = componentStyle({
  blockSize: 36,
  borderRadius: vars.radius['4'],
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
});

export const name = componentStyle({ ...type['12'], color: vars.text.muted });

export const ground = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
  color: vars.text.default,
  border: `1px solid ${vars.border.default}`,
});
