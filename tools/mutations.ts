/** Small mistakes that could be in a file of rules: each is a place in it and what would stand there instead. */
import { parseAst } from 'vite';

export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/** Every mistake of one file: comparisons, sums and conditions turned round, numbers one too high, calls left out. Types, imports and words
 *  are left alone: a compiler or a reader looks after those. */
export function mutationsOf(source: string): readonly Mutation[] {
  const found: Mutation[] = [];
  const text = (node: Node): string => source.slice(node.start, node.end);
  const swapped = (left: Node, right: Node, operator: string): void => {
    const instead = SWAPS[operator];
    const at = source.indexOf(operator, left.end);
    if (instead !== undefined && at >= 0 && at < right.start) found.push({ start: at, end: at + operator.length, instead });
  };
  const isText = (node: unknown): boolean => isNode(node) && (node.type === 'TemplateLiteral' || typeof node.value === 'string');

  const visit = (node: Node): void => {
    const { left, right, operator, argument, test } = node;
    if (node.type === 'ImportDeclaration' || node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') return;
    if (node.type === 'TSTypeAnnotation' || node.type === 'TSTypeParameterInstantiation' || node.type === 'TSTypeParameterDeclaration')
      return;
    if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(node.type) && isNode(left) && isNode(right)) {
      if (!isText(left) && !isText(right)) swapped(left, right, String(operator));
    } else if (node.type === 'UnaryExpression' && isNode(argument) && (operator === '!' || operator === '-')) {
      found.push({ start: node.start, end: node.end, instead: text(argument) });
    } else if (node.type === 'UpdateExpression' && isNode(argument)) {
      const other = SWAPS[String(operator)] ?? '';
      found.push({ start: node.start, end: node.end, instead: node.prefix === true ? other + text(argument) : text(argument) + other });
    } else if ((node.type === 'IfStatement' || node.type === 'ConditionalExpression') && isNode(test)) {
      found.push({ start: test.start, end: test.end, instead: `!(${text(test)})` });
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      found.push({ start: node.start, end: node.end, instead: `(${text(node)} + 1)` });
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      found.push({ start: node.start, end: node.end, instead: String(!node.value) });
    } else if (node.type === 'ExpressionStatement' && isNode(node.expression) && /^(?:Call|Chain)Expression$/.test(node.expression.type)) {
      found.push({ start: node.start, end: node.end, instead: ';' });
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType' || key === 'typeParameters') continue;
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  const program: unknown = parseAst(source, { lang: 'ts' });
  if (isNode(program)) visit(program);
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export const mutated = (source: string, { start, end, instead }: Mutation): string => source.slice(0, start) + instead + source.slice(end);

/** The line of the source that has the mistake, as it is and as it would be. */
export function shown(source: string, mutation: Mutation): { readonly line: number; readonly was: string; readonly becomes: string } {
  const from = source.lastIndexOf('\n', mutation.start - 1) + 1;
  const to = source.indexOf('\n', mutation.end);
  const line = source.slice(0, from).split('\n').length;
  const rest = { start: mutation.start - from, end: mutation.end - from, instead: mutation.instead };
  const was = source.slice(from, to < 0 ? source.length : to);
  return { line, was: was.trim(), becomes: mutated(was, rest).trim() };
}
