import { appStyle, vars } from '@constella/ui/tokens';

export const line = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: vars.control.small,
});

export const dots = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A ring is still to come, a disc is done; the one at work is larger. */
export const dot = appStyle({
  position: 'relative',
  inlineSize: 8,
  blockSize: 8,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-state="done"]': { background: vars.text.strong, borderColor: vars.text.strong },
    '&[data-state="active"]': {
      inlineSize: 10,
      blockSize: 10,
      background: vars.accent.solid,
      borderColor: vars.accent.solid,
    },
  },
});

export const details = appStyle({
  paddingBlockStart: vars.space['12'],
  selectors: { '&[hidden]': { display: 'none' } },
});
