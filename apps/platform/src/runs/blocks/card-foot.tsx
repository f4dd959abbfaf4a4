import { bounds } from '@constella/api-client';
import { findAssistant } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  CheckIcon,
  DropdownMenu,
  Inline,
  MenuItem,
  Rating,
  SparklesIcon,
  StatusDot,
  Text,
} from '@constella/ui';
import { useNavigate } from 'react-router-dom';

import type { RequestState } from '../request-state';
import type { Any } from './block-base';
import type { AnyItemsBlock, Refinement } from './items-block';
import * as styles from './blocks.css';
import { textOf } from './entry-text';
import { messageId } from './message-id';
import { noteText } from './note-values';
import { useWords } from './use-words';

interface CardFootProps {
  block: AnyItemsBlock;
  item: Any;
  items: readonly Any[];
  result: Any;
  request: Any;
  /** Takes the whole list with something changed. Absent where it may only be read. */
  put: ((items: readonly Any[]) => void) | undefined;
}

const isThere = <Value,>(value: Value | false | null | undefined): value is Value => Boolean(value);

/** The foot of a card: what is known of its entry, a person's judgement, and where it leads to. */
export function CardFoot({ block, item, items, result, request, put }: CardFootProps) {
  const intl = useIntl();
  const words = useWords(block.words);
  const { note, stars, choice, refine } = block;
  const say: typeof words = (word) => words(word, { title: item[block.title] });
  const noted: string | undefined =
    typeof note === 'function' ? note(item, intl) : note && item[note];
  const isChosen = choice !== undefined && item[choice] === true;
  const badges = [
    ...(block.badges?.(item, result, intl) ?? []),
    isChosen && { text: say('chosen'), tone: 'accent' as const },
  ].filter(isThere);
  const findings = block.findings?.(item, result, request).filter(isThere);
  return (
    <>
      {noted && (
        // A field runs as its words do, what is said of it as the page.
        <Text
          size={12}
          tone="muted"
          dir={typeof note === 'string' ? 'auto' : undefined}
          className={styles.wrapping}
        >
          {noted}
        </Text>
      )}
      <div className={styles.cardFoot}>
        {badges.length > 0 && (
          <Inline gap={6}>
            {badges.map(({ text, tone = 'outline' }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </Inline>
        )}
        {findings && (
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding.id}>
                <StatusDot
                  className={styles.finding}
                  status={finding.isGood ? 'done' : 'waiting'}
                  label={noteText(finding, intl)}
                />
              </li>
            ))}
          </ul>
        )}
        {stars && (put ?? item[stars] > 0) && (
          <Rating
            label={say('rate')}
            labelHidden
            max={bounds.rating.max}
            clearable
            value={item[stars]}
            readOnly={!put}
            onValueChange={(value) =>
              put?.(items.map((one) => (one === item ? { ...one, [stars]: value } : one)))
            }
          />
        )}
        {put && (choice ?? refine) && (
          <Inline gap={8}>
            {choice && (
              <Button
                size="small"
                icon={<CheckIcon size={14} />}
                aria-pressed={isChosen}
                onClick={() =>
                  put(items.map((one) => ({ ...one, [choice]: one === item && !isChosen })))
                }
              >
                {say('choose')}
              </Button>
            )}
            {refine && (
              <RefineMenu
                refine={refine}
                label={say('refine')}
                own={say('wish')}
                request={request}
                text={textOf(block, item, items) ?? ''}
              />
            )}
          </Inline>
        )}
      </div>
    </>
  );
}

interface RefineMenuProps {
  refine: Refinement<Any>;
  label: string;
  /** The choice of a wish in one's own words. */
  own: string;
  request: Any;
  text: string;
}

/** Leads to a form with a text to go on from, and what is to be different about it. */
function RefineMenu({ refine, label, own, request, text }: RefineMenuProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const goOn = (wish: string) => {
    const state: RequestState = {
      request: { ...request, [refine.text]: text, [refine.wish]: wish },
    };
    void navigate(`${findAssistant(refine.to)?.path}/new`, { state });
  };
  return (
    <DropdownMenu
      trigger={
        <Button size="small" icon={<SparklesIcon size={14} />}>
          {label}
        </Button>
      }
    >
      {refine.wishes.map((name) => {
        const wish = intl.formatMessage({ id: messageId(`${refine.words}.${name}`) });
        return (
          <MenuItem key={name} onSelect={() => goOn(wish)}>
            {wish}
          </MenuItem>
        );
      })}
      <MenuItem onSelect={() => goOn('')}>{own}</MenuItem>
    </DropdownMenu>
  );
}
