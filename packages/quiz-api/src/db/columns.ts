import { customType, timestamp } from 'drizzle-orm/pg-core';

const LARGEST_ID_DIGITS = 18;

/** A text that is no whole number names no row: it is looked up as 0, which no sequence gives out. */
function idToDriver(value: string): string {
  return value.length <= LARGEST_ID_DIGITS && /^\d+$/.test(value) ? value : '0';
}

/** The primary key of a table: numbered by the database, a branded string in memory and on the wire. */
export const rowId = <Id extends string>() =>
  customType<{ data: Id; driverData: string | number; notNull: true; default: true }>({
    dataType: () => 'bigserial',
    fromDriver: (value) => String(value) as Id,
    toDriver: idToDriver,
  })();

/** A column that refers to a `rowId`. */
export const rowRef = <Id extends string>() =>
  customType<{ data: Id; driverData: string | number }>({
    dataType: () => 'bigint',
    fromDriver: (value) => String(value) as Id,
    toDriver: idToDriver,
  })();

/** An instant in UTC, to the millisecond. Names of such columns end in `At`. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
