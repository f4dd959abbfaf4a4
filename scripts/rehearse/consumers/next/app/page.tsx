import {
  AgentGraphPlaceholder,
  Badge,
  Button,
  Card,
  Container,
  Heading,
  Progress,
  Stack,
  Text,
} from '@constella/ui';

import { Sample } from './sample';

/** A server component: what needs no browser is drawn here, the rest carries its own mark. */
export default function Page() {
  return (
    <main>
      <Container>
        <Stack>
          <Heading level={1}>الوكلاء</Heading>
          <Text>ثلاثة وكلاء</Text>
          <Badge tone="success">جاهز</Badge>
          <Card>
            <Progress label="النقاط" showLabel value={31} max={40} />
          </Card>
          <AgentGraphPlaceholder height={120} />
          <Button variant="primary">تشغيل</Button>
          <Sample />
        </Stack>
      </Container>
    </main>
  );
}
