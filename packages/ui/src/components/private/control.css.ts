import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

/** Heights of everything one types or picks in: 28, 32 and 40 px; 36 and 44 under a finger. */
export const controlSizes = ['small', 'medium', 'large'] as const;
type ControlSize = (typeof controlSizes)[number];

const within = ':is(input, textarea, [role="spinbutton"])';
const invalid = `&:is([aria-invalid="true"], :has(> ${within}[aria-invalid="true"]))`;
const focused = `&:is(:focus-visible, :has(> ${within}:focus-visible))`;
const disabled =
  '&:is(:disabled, [aria-disabled="true"], :has(> :is(input, textarea):is(:disabled, [aria-disabled="true"])))';

/**
 * The box of a text field, select or combobox: either the control itself or the element around an
 * `<input>`. It reads its state from its own attributes or from the input's.
 */
export const control = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.control,
  color: vars.text.strong,
  textAlign: 'start',
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    'button&': { cursor: 'pointer' },
    [invalid]: {
      borderColor: vars.danger.border,
      boxShadow: `inset 0 0 0 1px ${vars.danger.border}`,
    },
    // The ring lies on the field's own edge, so that neighbours keep their air.
    [focused]: {
      borderColor: vars.border.focus,
      boxShadow: 'none',
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: -1,
    },
    [disabled]: {
      background: vars.surface.hover,
      borderColor: vars.border.default,
      color: vars.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

/** On touch screens type is 16 px: below that, iOS zooms the page when a field gets the focus. */
const touch = { '@media': { [media.coarse]: { fontSize: type['16'].fontSize } } };

export const size: Record<ControlSize, string> = {
  small: componentStyle({
    ...type['13'],
    lineHeight: controlLine,
    minBlockSize: vars.control.small,
    padding: '1px 8px',
    ...touch,
  }),
  medium: componentStyle({
    ...type['14'],
    lineHeight: controlLine,
    minBlockSize: vars.control.medium,
    padding: '3px 10px',
    ...touch,
  }),
  large: componentStyle({
    ...type['14'],
    lineHeight: controlLine,
    minBlockSize: vars.control.large,
    padding: '5px 12px',
    ...touch,
  }),
};

/** The native control inside the box, stripped of its own. */
export const bare = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  outline: 0,
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Unit, currency or icon beside the text. */
export const adornment = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  flex: 'none',
  maxInlineSize: '40%',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
