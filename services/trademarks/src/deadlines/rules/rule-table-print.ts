import { ruleTable } from './rule-table.js';

process.stdout.write(ruleTable());
