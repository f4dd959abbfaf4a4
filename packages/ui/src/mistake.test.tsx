import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { DonutChart } from './charts/donut/donut-chart.js';
import { Button } from './components/button/button.js';
import { Dialog } from './components/dialog/dialog.js';
import { IconButton } from './components/icon-button/icon-button.js';
import { SliderField } from './components/slider-field/slider-field.js';
import { Table } from './components/table/table.js';
import { TextField } from './components/text-field/text-field.js';
import { PlusIcon } from './icons/index.js';

afterEach(() => vi.unstubAllEnvs());

const nothing = () => undefined;
const slices = Array.from({ length: 9 }, (_, n) => ({ name: `Slice ${n}`, value: n + 1 }));

const mistakes: Record<string, { element: ReactElement; wrong: string; remedy: string }> = {
  'an icon without words': {
    element: <IconButton label=" " icon={<PlusIcon />} />,
    wrong: 'IconButton: without a label',
    remedy: 'Pass a verb as `label`',
  },
  'looks for no element': {
    element: <Button asChild>Run</Button>,
    wrong: 'Button: `asChild`',
    remedy: 'Pass one element',
  },
  'a field without a name': {
    element: <TextField label="" name="city" />,
    wrong: 'Field "city": without a label',
    remedy: 'Pass `label`, and `labelHidden`',
  },
  'a range the wrong way round': {
    element: <SliderField label="t" value={1} onValueChange={nothing} min={2} max={1} step={1} />,
    wrong: 'SliderField: min 2, max 1',
    remedy: 'Pass a `min` below `max`',
  },
  'rows of nothing': {
    element: <Table label="">{null}</Table>,
    wrong: 'Table: without a label',
    remedy: 'as `label`',
  },
  'a window without a title': {
    element: <Dialog title="" trigger={<Button>Open</Button>} />,
    wrong: 'Dialog: without a title',
    remedy: 'as `title`',
  },
  'a window that never opens': {
    element: <Dialog title="Rename" />,
    wrong: 'Dialog: without `open`',
    remedy: 'Pass a button as `trigger`',
  },
  'a window that never closes': {
    element: <Dialog title="Rename" open />,
    wrong: 'Dialog: `open` without `onOpenChange`',
    remedy: 'Pass both',
  },
  'angles nobody can compare': {
    element: <DonutChart title="Cost" slices={slices} />,
    wrong: 'DonutChart "Cost": more than',
    remedy: 'use BarChart',
  },
};

for (const [name, { element, wrong, remedy }] of Object.entries(mistakes))
  it(`says once while developing what is wrong and how to put it right: ${name}`, () => {
    const error = vi.spyOn(console, 'error').mockImplementation(nothing);
    vi.stubEnv('NODE_ENV', 'production');
    renderToStaticMarkup(element);
    expect(error).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'development');
    renderToStaticMarkup(element);
    renderToStaticMarkup(element);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(wrong));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(remedy));
    error.mockRestore();
  });
