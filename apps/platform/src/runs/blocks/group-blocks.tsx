import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Panel,
  PencilIcon,
  PlayIcon,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@constella/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { changedView } from '../../base/lists/use-list-view';
import type { AnyBlock, ColumnsBlock, SheetBlock, TabsBlock } from './block';
import type { Any } from './block-base';
import * as styles from './blocks.css';
import type { DrawnProps } from './drawn';
import { Title } from './text-blocks';

/** Blocks on one sheet of paper, under its title. */
export function Sheet({ block, place: _place, ...props }: DrawnProps<SheetBlock<AnyBlock>>) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const { label, modes, blocks } = block;
  const { Blocks } = props;
  const [first, ...others] = blocks;
  const title = first?.kind === 'title' ? first : undefined;
  const { onChange, change } = props;
  const shown = modes && !isEditing ? { ...props, onChange: undefined, change: undefined } : props;
  return (
    <Panel
      padding="none"
      className={styles.sheet}
      aria-label={label ? intl.formatMessage({ id: label }) : title && props.result[title.of]}
    >
      {title && modes ? (
        <div className={styles.head}>
          <div className={styles.headWords}>
            <Title {...shown} block={title} place="sheet" />
          </div>
          {onChange && change && (
            <Button
              icon={isEditing ? <PlayIcon /> : <PencilIcon />}
              onClick={() => setEditing(!isEditing)}
            >
              {intl.formatMessage({ id: isEditing ? modes.read : modes.edit })}
            </Button>
          )}
        </div>
      ) : title ? (
        <div className={styles.title[title.size ?? 20]}>
          <Title {...shown} block={title} place="sheet" />
        </div>
      ) : null}
      <Blocks {...shown} blocks={title ? others : blocks} place="sheet" />
    </Panel>
  );
}

/** A narrow column beside a wide one. */
export function Columns({ block, ...props }: DrawnProps<ColumnsBlock<AnyBlock>>) {
  const { side, main, aside, after } = block;
  const { Blocks } = props;
  const beside = (
    <Stack gap={16}>
      <Blocks {...props} blocks={aside} />
    </Stack>
  );
  return (
    <div className={`${styles.columns} ${styles.side[side]}`}>
      {side === 'start' && beside}
      <Stack gap={16} className={side === 'start' ? styles.mainBeside : undefined}>
        <Blocks {...props} blocks={main} />
      </Stack>
      {side === 'end' && beside}
      {after && (
        <Stack gap={16}>
          <Blocks {...props} blocks={after} />
        </Stack>
      )}
    </div>
  );
}

/** The open tab, in the address where it has a name there. */
function useOpenTab(param: string | undefined, ids: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState('');
  const asked = param === undefined ? own : params.get(param);
  const [open, show] = useOptimistic<string>(ids.find((id) => id === asked) ?? ids[0] ?? '');
  const change = (next: string) => {
    if (param === undefined) setOwn(next);
    else
      startTransition(() => {
        show(next);
        setParams((current) => changedView(current, { [param]: next }), {
          replace: true,
          preventScrollReset: true,
        });
      });
  };
  return [open, change] as const;
}

/** Blocks behind tabs. */
export function TabbedBlocks({ block, ...props }: DrawnProps<TabsBlock<AnyBlock, Any>>) {
  const intl = useIntl();
  const { label, param } = block;
  const { Blocks } = props;
  const tabs = block.tabs.filter(({ when }) => when?.(props.result) ?? true);
  const [open, change] = useOpenTab(
    param,
    tabs.map(({ id }) => id),
  );
  const isOnSheet = props.place === 'sheet';
  const [only, ...others] = tabs;
  // Of one there is nothing to choose.
  if (only && others.length === 0 && block.tabs.length > 1)
    return <Blocks {...props} blocks={only.blocks} />;
  return (
    <Tabs label={intl.formatMessage({ id: label })} value={open} onValueChange={change}>
      <TabList className={isOnSheet ? styles.sheetTabs : undefined}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            count={tab.count && intl.formatNumber(props.result[tab.count].length)}
          >
            {intl.formatMessage({ id: tab.label })}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} value={tab.id} className={isOnSheet ? styles.sheetTab : undefined}>
          {isOnSheet ? (
            <Blocks {...props} blocks={tab.blocks} />
          ) : (
            <Stack gap={16}>
              <Blocks {...props} blocks={tab.blocks} />
            </Stack>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
