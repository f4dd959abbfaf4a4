import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = {
  wash: '',
  subtle: '',
  subtleHover: '',
  subtleBorder: '',
  border: '',
  solid: '',
  solidHover: '',
  onSolid: '',
  text: '',
  strong: '',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every value a component may use, by meaning. Each is a custom property with a readable name
 * (`vars.surface.raised` is `--constella-surface-raised`), which a consumer may redefine.
 */
export const vars = createGlobalThemeContract(
  {
    surface: {
      page: '',
      raised: '',
      overlay: '',
      sunken: '',
      control: '',
      hover: '',
      active: '',
      track: '',
      inverse: '',
      selected: '',
      segment: '',
      toggle: '',
      knob: '',
      scrim: '',
    },
    text: { strong: '', default: '', muted: '', disabled: '', inverse: '', link: '' },
    border: { hairline: '', default: '', control: '', controlHover: '', focus: '', knob: '' },
    accent: tone,
    highlight: tone,
    success: tone,
    danger: tone,
    warning: tone,
    info: tone,
    chart: { grid: '', axis: '' },
    graph: { link: '', orbit: '' },
    data: { '1': '', '2': '', '3': '', '4': '', '5': '', '6': '', '7': '', '8': '' },
    agent: { meta: '', coordinator: '', processor: '', executor: '' },
    shadow: { low: '', menu: '', dialog: '', press: '' },
    link: { underline: '' },
    space: {
      '2': '',
      '4': '',
      '6': '',
      '8': '',
      '12': '',
      '16': '',
      '20': '',
      '24': '',
      '32': '',
      '40': '',
      '48': '',
      '64': '',
      '96': '',
    },
    radius: { '4': '', '6': '', '8': '', '12': '', full: '' },
    control: { small: '', medium: '', large: '' },
    font: { sans: '', mono: '' },
    /** Line heights of reading text and the tracking of headings change with the script. */
    line: { '12': '', '13': '', '14': '', '16': '', '18': '' },
    tracking: { '16': '', '24': '', '32': '', '44': '', '60': '' },
    weight: { regular: '', medium: '', strong: '' },
    time: { feedback: '', reveal: '', place: '' },
    ease: { in: '', out: '' },
    layer: {
      sticky: '',
      bar: '',
      sheet: '',
      dialog: '',
      menu: '',
      toast: '',
      tooltip: '',
    },
    size: { bar: '', side: '', content: '', reading: '', form: '', gutter: '' },
  },
  (_value, path) => `constella-${path.map(kebab).join('-')}`,
);
