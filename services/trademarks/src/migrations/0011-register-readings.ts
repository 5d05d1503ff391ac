/** When the register of the office was last read of a mark. A reading that found nothing new is no fact of the mark: no event, no version. */
export const registerReadings = {
  name: '0011-register-readings',
  sql: 'create table register_reading (trademark_id uuid primary key, read_at timestamptz not null);',
};
