// Every token a component may use.
// Written by `npm run tokens` from packages/ui/tokens.

export const contract = {
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
  radius: {
    '4': '',
    '6': '',
    '8': '',
    '12': '',
    full: '',
  },
  control: {
    small: '',
    medium: '',
    large: '',
  },
  font: {
    /** The first name is the brand’s face. */
    sans: '',
    mono: '',
  },
  line: {
    '12': '',
    '13': '',
    '14': '',
    '16': '',
    '18': '',
  },
  tracking: {
    '16': '',
    '24': '',
    '32': '',
    '44': '',
    '60': '',
  },
  weight: {
    regular: '',
    medium: '',
    strong: '',
  },
  time: {
    /** Hover, press, check. */
    feedback: '',
    /** Menus, dialogs, accordions. */
    reveal: '',
    /** From one place to another. */
    place: '',
  },
  ease: {
    /** Entry easing: fast, then settles. */
    in: '',
    /** Exit easing. */
    out: '',
  },
  layer: {
    sticky: '',
    bar: '',
    sheet: '',
    dialog: '',
    menu: '',
    toast: '',
    tooltip: '',
  },
  size: {
    /** Height of the top bar. */
    bar: '',
    /** Width of a side navigation. */
    side: '',
    /** Widest content. */
    content: '',
    /** Widest running text. */
    reading: '',
    /** Widest form. */
    form: '',
    /** Page margin. */
    gutter: '',
  },
  surface: {
    page: '',
    raised: '',
    /** Menus, dialogs, toasts. */
    overlay: '',
    sunken: '',
    /** Ground of fields. */
    control: '',
    hover: '',
    active: '',
    /** Empty part of a slider or bar. */
    track: '',
    inverse: '',
    selected: '',
    /** The chosen part of a segmented control. */
    segment: '',
    /** A switch that is off. */
    toggle: '',
    /** Sliding part: the thumb of a switch or slider. Pale in both themes. */
    knob: '',
    /** Behind dialogs. */
    scrim: '',
  },
  text: {
    /** Headings, labels. */
    strong: '',
    default: '',
    muted: '',
    disabled: '',
    /** On `surface.inverse`. */
    inverse: '',
    link: '',
  },
  border: {
    hairline: '',
    default: '',
    /** Of fields, 3:1 on every surface. */
    control: '',
    controlHover: '',
    focus: '',
    /** Edge of a slider’s thumb: accent on a pale thumb, pale on dark grounds. */
    knob: '',
  },
  accent: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  highlight: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  success: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  danger: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  warning: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  info: {
    /** Ground of a quiet banner. */
    wash: '',
    /** Ground of a badge or soft button. */
    subtle: '',
    subtleHover: '',
    /** Hairline around a wash. */
    subtleBorder: '',
    /** Border of a control in this tone, 3:1 on every surface. */
    border: '',
    solid: '',
    solidHover: '',
    /** Text on `solid`, 4.5:1. */
    onSolid: '',
    /** Text in this tone on every surface, 4.5:1. */
    text: '',
    /** Text in this tone, 7:1. */
    strong: '',
  },
  chart: {
    grid: '',
    axis: '',
  },
  graph: {
    link: '',
    orbit: '',
  },
  data: {
    '1': '',
    '2': '',
    '3': '',
    '4': '',
    '5': '',
    '6': '',
    '7': '',
    '8': '',
  },
  agent: {
    meta: '',
    coordinator: '',
    processor: '',
    executor: '',
  },
  shadow: {
    /** Shadow of slightly raised parts. */
    low: '',
    menu: '',
    dialog: '',
    /** Darkens what is pressed. */
    press: '',
  },
  link: {
    /** Whether links in running text carry a line at rest: 1 or 0. */
    underline: '',
  },
};
