import { sortNullsLast } from './nulls-last'

test.each([
  ['select "name" from "people" order by "people"."name" asc limit ?', 'select "name" from "people" order by "people"."name" asc nulls last limit ?'],
  ['select 1 order by "a" desc, "b" asc', 'select 1 order by "a" desc nulls first, "b" asc nulls last'],
  ['select (select json(\'a desc\') order by "x desc"."y" desc) from t', 'select (select json(\'a desc\') order by "x desc"."y" desc nulls first) from t'],
  ['select "description" from "asc" order by \'it\'\'s asc\'', 'select "description" from "asc" order by \'it\'\'s asc\''],
  ['select 1 order by "a" asc nulls first', 'select 1 order by "a" asc nulls first'],
])('%s', (sql, expected) => expect(sortNullsLast(sql)).toBe(expected))
