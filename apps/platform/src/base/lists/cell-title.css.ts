import { appStyle, type, vars } from '@constella/ui/tokens';

/** A title in a cell: as a button it opens what it names, as a text it begins where its column does. */
export const cellTitle = appStyle({
  ...type['13'],
  display: 'inline',
  minBlockSize: 0,
  padding: 0,
  border: 0,
  color: vars.text.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not(:disabled)': { background: 'transparent', textDecoration: 'underline' },
  },
});
