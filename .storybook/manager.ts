import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

import { toHex } from '../packages/ui/src/tokens/color';
import { type ColorToken, themeColors } from '../packages/ui/src/tokens/generated/themes';

/** The logo of the library with the name beside it. */
const mark = (star: string) => `<span class="constella-mark">
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
    <path d="M19.3 6.2 12 3.8 5 9.6l1.9 8.3 8.8 2.3" fill="none" stroke="currentColor" stroke-width="1.25" opacity=".55" />
    <circle cx="19.3" cy="6.2" r="1.5" /><circle cx="12" cy="3.8" r="1.8" />
    <circle cx="5" cy="9.6" r="3.1" fill="${star}" />
    <circle cx="6.9" cy="17.9" r="1.9" /><circle cx="15.7" cy="20.2" r="1.5" />
  </svg>
  Constella
</span>`;

/** Storybook's own frame in our colours and faces, light or dark as the reader's system says. */
const frameTheme = (base: 'light' | 'dark') => {
  const color = (name: ColorToken) => toHex(themeColors[base][name]);
  return create({
    base,
    // Markup stands in the title where there is no image; an image would not know the face.
    brandTitle: mark(color('accent.solid')),
    brandImage: null as unknown as undefined,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    colorPrimary: color('accent.solid'),
    colorSecondary: color('accent.solid'),
    appBg: color('surface.sunken'),
    appContentBg: color('surface.page'),
    appPreviewBg: color('surface.page'),
    appBorderColor: color('border.hairline'),
    appBorderRadius: 8,
    textColor: color('text.default'),
    textMutedColor: color('text.muted'),
    textInverseColor: color('text.inverse'),
    barBg: color('surface.raised'),
    barTextColor: color('text.muted'),
    barHoverColor: color('accent.text'),
    barSelectedColor: color('accent.text'),
    inputBg: color('surface.control'),
    inputBorder: color('border.default'),
    inputTextColor: color('text.default'),
    inputBorderRadius: 6,
    buttonBg: color('surface.control'),
    buttonBorder: color('border.default'),
    booleanBg: color('surface.active'),
    booleanSelectedBg: color('surface.raised'),
  });
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: frameTheme(dark.matches ? 'dark' : 'light') });

dark.addEventListener('change', dress);
dress();
addons.setConfig({ sidebar: { showRoots: true } });
