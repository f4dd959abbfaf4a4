import { Button, CodeBlock, Text } from '@constella/ui';
import { DocsContext, SourceContext, Story, useSourceProps } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';

import * as styles from './docs.css';
import { useGlobals } from './globals-in-docs';
import { WithCode } from './inline-code';
import { PageLink } from './navigation';

type Docs = React.ContextType<typeof DocsContext>;
export type DocsStory = ReturnType<Docs['componentStories']>[number];

const words = { show: 'Code', hide: 'Hide code', open: 'Open alone' };

/**
 * A story that lies over the page or fills it would lie over this page: it gets a page of its own.
 */
const standsAlone = ({ parameters, initialArgs }: DocsStory): boolean =>
  parameters['docs']?.story?.inline === false ||
  parameters['layout'] === 'fullscreen' ||
  initialArgs['open'] === true;

function Framed({ story }: { story: DocsStory }) {
  const globals = useGlobals();
  const chosen = Object.entries({ ...globals, ...story.storyGlobals })
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `${key}:${String(value)}`)
    .join(';');
  const height = Number.parseInt(String(story.parameters['docs']?.story?.height ?? ''), 10);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, nothing foreign
    <iframe
      className={styles.frame}
      title={story.name}
      height={Number.isFinite(height) ? height : 420}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(chosen)}`}
    />
  );
}

/** Mounted when it comes near: a page may hold twenty stories. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}

function Code({ story }: { story: DocsStory }) {
  const docs = useContext(DocsContext);
  const sources = useContext(SourceContext);
  const { code } = useSourceProps({ of: story.moduleExport }, docs, sources) as {
    code?: string;
  };
  return <CodeBlock code={code ?? ''} language="tsx" title={story.name} />;
}

/** One story: on its stage, with its sentence and its code. */
export function StoryStage({
  story,
  titled = 'name',
}: {
  story: DocsStory;
  /** The heading above it: its name and sentence, only the sentence, or neither. */
  titled?: 'name' | 'sentence' | false;
}) {
  const { ref, near } = useNear();
  const [shown, setShown] = useState(false);
  const says = story.parameters['docs']?.description?.story as string | undefined;
  const alone = standsAlone(story);
  return (
    <div className={styles.story} id={`story-${story.id}`} ref={ref}>
      {titled && (
        <div>
          {titled === 'name' && <h3 className={styles.storyTitle}>{story.name}</h3>}
          {says && (
            <Text tone="muted">
              <WithCode text={says} />
            </Text>
          )}
        </div>
      )}
      <div className={styles.stage}>
        <div className={near ? undefined : styles.waiting}>
          {near && (alone ? <Framed story={story} /> : <InPlace story={story} />)}
        </div>
        <div className={styles.storyFoot}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? words.hide : words.show}
          </Button>
          <Text size={13} as="span">
            <PageLink to={`/story/${story.id}`}>{words.open}</PageLink>
          </Text>
        </div>
      </div>
      {shown && <Code story={story} />}
    </div>
  );
}

const InPlace = ({ story }: { story: DocsStory }) => <Story of={story.moduleExport} />;
