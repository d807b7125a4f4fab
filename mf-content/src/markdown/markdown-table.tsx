import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import type { Elements } from 'shared-contracts/ui/core';

/** As parsed, and how to draw what is in its cells. */
interface MarkdownTableProps {
  readonly table: MarkdownToJSX.TableNode;
  readonly render: (nodes: readonly MarkdownToJSX.ASTNode[]) => Elements;
}

/** A table that scrolls sideways in its own box where a phone is too narrow for it. */
export function MarkdownTable({ table, render }: MarkdownTableProps) {
  const alignOf = (column: number) => `ct-prose__cell--${table.align[column] ?? 'left'}`;
  return (
    <div className="ct-prose__table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col" className={alignOf(column)}>
                {render(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.cells.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={alignOf(column)}>
                  {render(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
