import { accountRecords } from '../contract/records/accounts.js';
import { adminRecords } from '../contract/records/admin.js';
import { agentRecords } from '../contract/records/agents.js';
import { complianceRecords } from '../contract/records/compliance.js';
import { learningRecords } from '../contract/records/learning.js';
import { lifeRecords } from '../contract/records/life.js';
import { pointRecords } from '../contract/records/points.js';
import type { RecordDefinition } from '../contract/records/record.js';
import { toolRecords } from '../contract/records/tools.js';

/** The records by area, as the data model groups them. */
export const recordAreas: Record<string, Record<string, RecordDefinition>> = {
  'Records: accounts and billing': accountRecords,
  'Records: points': pointRecords,
  'Records: agents and tasks': agentRecords,
  'Records: regulation and compliance': complianceRecords,
  'Records: learning': learningRecords,
  'Records: life': lifeRecords,
  'Records: tools and cognition': toolRecords,
  'Records: administration': adminRecords,
};
