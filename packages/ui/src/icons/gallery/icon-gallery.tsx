import { useState } from 'react';

import { CodeBlock } from '../../components/code-block/code-block.js';
import { Stack } from '../../components/layout/stack.js';
import { Panel } from '../../components/panel/panel.js';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js';
import { TextField } from '../../components/text-field/text-field.js';
import { Text } from '../../components/text/text.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { iconSizes } from '../icon.js';
import { SearchIcon } from '../place.js';
import * as styles from './icon-gallery.css.js';
import { findIcons, type IconEntry, iconGroups } from './icon-list.js';

const words = {
  find: 'Find an icon',
  size: 'Size',
  shown: (count: number, all: number) => `${count} of ${all} icons`,
  none: 'No icon has this name. A word may be the better sign.',
  px: (size: number) => `${size} px`,
  leftToRight: 'left to right',
  rightToLeft: 'right to left',
  mirrored: 'Turns with the line of reading by itself.',
  still: 'Looks the same in both directions; the prop flip would turn it.',
};

type Size = (typeof iconSizes)[number];

const codeFor = ({ name }: IconEntry, size: Size) =>
  `import { ${name} } from '@constella/ui';\n\n<${name}${size === 16 ? '' : ` size={${size}}`} />`;

const Sample = ({
  entry: { Drawing },
  size,
  says,
}: {
  entry: IconEntry;
  size?: Size;
  says: string;
}) => (
  <span className={styles.sample}>
    <span className={styles.drawing}>
      <Drawing size={size ?? 20} />
    </span>
    {says}
  </span>
);

const Detail = ({ entry, size }: { entry: IconEntry; size: Size }) => (
  <Panel title={entry.name} titleAs="h3">
    <div className={styles.detail}>
      <div className={styles.samples}>
        {iconSizes.map((each) => (
          <Sample key={each} entry={entry} size={each} says={words.px(each)} />
        ))}
        {entry.mirrored &&
          (['ltr', 'rtl'] as const).map((dir) => (
            <UiProvider key={dir} dir={dir}>
              <Sample entry={entry} says={dir === 'ltr' ? words.leftToRight : words.rightToLeft} />
            </UiProvider>
          ))}
      </div>
      <Text size={13} tone="muted">
        {entry.mirrored ? words.mirrored : words.still}
      </Text>
      <CodeBlock code={codeFor(entry, size)} language="tsx" title={entry.name} />
    </div>
  </Panel>
);

const all = iconGroups.reduce((count, { icons }) => count + icons.length, 0);

/** Every icon by subject: find one, see its sizes and directions, copy what imports it. */
export function IconGallery() {
  const [search, setSearch] = useState('');
  const [size, setSize] = useState<Size>(20);
  const [chosen, setChosen] = useState(iconGroups[0]?.icons[0]);
  const found = findIcons(search);
  const count = found.reduce((sum, { icons }) => sum + icons.length, 0);
  return (
    <Stack gap={24}>
      <div className={styles.bar}>
        <TextField
          type="search"
          label={words.find}
          icon={<SearchIcon />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
        <SegmentedControl
          label={words.size}
          value={String(size)}
          onValueChange={(value) => setSize(Number(value) as Size)}
          options={iconSizes.map((each) => ({ value: String(each), label: String(each) }))}
        />
      </div>
      {chosen && <Detail entry={chosen} size={size} />}
      <Text size={13} tone="muted" role="status">
        {count === 0 ? words.none : words.shown(count, all)}
      </Text>
      {found.map(({ title, icons }) => (
        <Stack key={title} gap={8}>
          <h3 className={styles.heading}>{title}</h3>
          <div className={styles.icons}>
            {icons.map((entry) => (
              <button
                key={entry.name}
                type="button"
                className={styles.tile}
                aria-pressed={entry.name === chosen?.name}
                onClick={() => setChosen(entry)}
              >
                <span className={styles.drawing}>
                  <entry.Drawing size={size} />
                </span>
                {entry.name.replace(/Icon$/, '')}
              </button>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
