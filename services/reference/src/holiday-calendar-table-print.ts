import { holidayTable } from './holiday-calendar-table.js';

process.stdout.write(holidayTable());
