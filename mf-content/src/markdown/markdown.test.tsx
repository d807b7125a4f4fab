import { screen } from '@testing-library/react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const show = (source: string) => renderRemote(<Markdown source={source} />).container;
const prose = (source: string) => show(source).querySelector('.ct-prose') as HTMLElement;

describe('what a text may contain', () => {
  it('reads HTML as the text that it is', () => {
    const text = prose(
      [
        'Before <script>alert(1)</script> after <b onclick="alert(2)">bold</b>',
        '<div><img src=x onerror=alert(3)></div>',
        '<iframe src="https://evil.example"></iframe>',
        '<style>body{display:none}</style>',
      ].join('\n\n'),
    );
    expect(text.querySelector('script, b, div, img, iframe, style, [onclick]')).toBeNull();
    expect(text).toHaveTextContent('<script>alert(1)</script>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#9;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](blob:https://a.example/1)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
  ])('makes no link of %s', (source) => {
    expect(prose(source).querySelector('a')).toBeNull();
  });

  it('opens other sites in a tab of their own that knows nothing of ours', () => {
    show('[law](https://law.example/act "The act") and https://bare.example');
    const link = screen.getByRole('link', { name: 'law (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://law.example/act');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getByRole('link', { name: /bare/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });

  it('leads inside the site, to a part and to an address of mail without a new tab', () => {
    show('[plans](/subscription) [part](#part-two) [mail](mailto:help@example.com)');
    for (const [name, href] of [
      ['plans', '/subscription'],
      ['part', '/#part-two'],
      ['mail', 'mailto:help@example.com'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('target');
    }
  });

  it('shows pictures of this site late and in a fixed box, and words for others', () => {
    const text = prose(
      '![A mandap](/pictures/mandap.webp) ![Tracker](https://evil.example/1.gif) ![](data:image/svg+xml,x)',
    );
    const pictures = text.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toHaveAttribute('alt', 'A mandap');
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
    expect(pictures[0]).toHaveAttribute('height', '540');
    expect(text).toHaveTextContent('Picture: Tracker');
  });

  it('writes no style attribute, also not for aligned columns', () => {
    const text = prose('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(text.querySelector('[style]')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'b' })).toHaveClass('ct-prose__cell--right');
  });
});

describe('how a text is drawn', () => {
  it('puts headings below the title of the page, without gaps', () => {
    const text = prose('# One\n\n### Deep\n\n# Two\n\n##### Deeper');
    const levels = [...text.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(
      (heading) => heading.tagName,
    );
    expect(levels).toEqual(['H2', 'H3', 'H2', 'H4']);
  });

  it('leaves out a heading that repeats the title of the page', () => {
    const text = prose('# Terms and conditions\n\n## Who we are\n\nWe are.');
    expect(text).not.toHaveTextContent('Terms and conditions');
    expect(text.querySelector('h2')).toHaveTextContent('Who we are');
  });

  it('draws lists, emphasis, quotes, tasks, code, rules and breaks', () => {
    const text = prose(
      '1. one\n2. **two**\n\n- *a*\n- [x] done\n\n> quoted\n\n`code`\n\n```js\nlet a;\n```\n\n---\n\na  \nb ~~c~~',
    );
    for (const tag of ['ol', 'strong', 'ul', 'em', 'blockquote', 'pre', 'hr', 'br', 'del']) {
      expect(text.querySelector(tag), tag).not.toBeNull();
    }
    expect(text.querySelector('input')).toBeDisabled();
  });

  it('reads entities by number, by known name, and leaves unknown ones as text', () => {
    const text = prose('&copy; &#8377; &#x20B9; &lt;b&gt; &amp;copy; &nosuch; &#0; R&D `&lt;`');
    expect(text).toHaveTextContent('© ₹ ₹ <b> &copy; &nosuch; \uFFFD R&D &lt;');
    expect(text.querySelector('b')).toBeNull();
  });

  it('keeps the queries of addresses', () => {
    show('[two](/a?b=1&amp;c=2) [three](/a?b=1&c=2)');
    for (const name of ['two', 'three']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/a?b=1&c=2');
    }
  });

  it('gives each text an element of its own, which a translator may take', () => {
    const text = prose(
      'One **two** [three](/a) `four`\n\n- five *six*\n- seven\n\n## eight **nine**',
    );
    const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    while (walk.nextNode()) {
      const { parentNode, textContent } = walk.currentNode;
      if (parentNode?.childNodes.length !== 1 && textContent?.trim() !== '')
        beside.push(textContent ?? '');
    }
    expect(beside).toEqual([]);
    expect(text).toHaveTextContent('One two three fourfive sixseveneight nine');
  });

  it('draws an empty text as nothing', () => {
    expect(prose('')).toBeEmptyDOMElement();
  });
});
