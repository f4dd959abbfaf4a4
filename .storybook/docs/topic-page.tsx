import { WithCode } from './inline-code';
import { DocPage, PageHead } from './page-parts';
import { StoryStage, type DocsStory } from './story-stage';

interface TopicPageProps {
  title: string;
  /** The description in its meta, `parameters.docs.description.component`. */
  says: string | undefined;
  stories: readonly DocsStory[];
}

/** A page of foundations or patterns: each story is a part of it, with its sentence. */
export const TopicPage = ({ title, says, stories }: TopicPageProps) => (
  <DocPage
    head={
      <PageHead title={title.split('/').at(-1) ?? title} lead={says && <WithCode text={says} />} />
    }
    parts={stories.map((story) => ({
      id: `part-${story.id}`,
      title: story.name,
      content: <StoryStage story={story} titled="sentence" />,
    }))}
  />
);
