import { renderToStaticMarkup } from 'react-dom/server';
import type { TextLocale } from 'shared-contracts/i18n/i18n';
import { type MainTab, mainTabs } from 'shared-contracts/platform/main-tabs';
import { routes } from 'shared-contracts/platform/routes';
import type { WaitingShape } from 'shared-contracts/platform/waiting-shape';
import {
  AppFrame,
  BottomBar,
  IconLanguages,
  Logo,
  TopBar,
  WaitingPage,
  BottomBarItem,
  IconBookmark,
  IconChat,
  IconHeart,
  IconProfiles,
} from 'shared-contracts/ui/core';
import type { PageTexts } from '../page-texts.ts';

const ICONS = {
  profiles: IconProfiles,
  saved: IconBookmark,
  interests: IconHeart,
  chats: IconChat,
};

/** What the frame of a page depends on; nothing in it is anybody's data. */
interface FrameProps {
  readonly shape: WaitingShape;
  /** HTML of the page's remote in place of the grey shapes; null or absent without one. */
  readonly content?: string | null;
  readonly tab: MainTab['name'] | null;
  readonly productName: string;
  readonly member: boolean;
  /** A page of the desk: its rail is drawn in the browser, by role. */
  readonly desk?: boolean;
  readonly texts: PageTexts;
}

/** Placeholder for the content of a frame, without characters that HTML escapes. */
const CONTENT = '[[content]]';

const drawn = new Map<string, string>();

/** The frame as HTML; drawn once per shape and language, because nothing in it belongs to one request. */
export function frameHtml({
  language,
  ...props
}: FrameProps & { readonly language: TextLocale }): string {
  const { shape, content = null, tab, productName, member, desk } = props;
  const key = JSON.stringify([
    language,
    content === null ? shape : CONTENT,
    tab,
    productName,
    member,
    desk,
  ]);
  const html = drawn.get(key) ?? renderToStaticMarkup(<Frame {...props} />);
  drawn.set(key, html);
  return content === null ? html : html.replace(CONTENT, () => content);
}

/**
 * The page before any script runs: the bars with their real links, and grey shapes where the content
 * will stand. Drawn with the design system's own components, so that React's first render moves nothing.
 */
function Frame(props: FrameProps) {
  const { shape, content = null, tab, productName, member, desk = false, texts } = props;
  return (
    <AppFrame
      skipLabel={texts.gateway('frame.skip')}
      topBar={
        <TopBar
          logo={
            <a
              href={routes.profiles.href()}
              aria-label={texts.gateway('frame.toProfiles', { product: productName })}
            >
              <Logo name={productName} />
            </a>
          }
        >
          {!member && (
            <>
              <span className="shell-language">
                <IconLanguages />
              </span>
              <a href={routes.blogs.href()}>{texts.phrase('nav.blogs')}</a>
              <a href={routes.login.href()}>{texts.phrase('nav.login')}</a>
            </>
          )}
        </TopBar>
      }
      bottomBar={
        desk ? (
          <BottomBar label={texts.gateway('frame.tabs')}>{null}</BottomBar>
        ) : (
          <FrameTabs member={member} current={tab} texts={texts} />
        )
      }
    >
      {content === null ? (
        <WaitingPage shape={shape} label={texts.gateway('frame.loading')} />
      ) : (
        CONTENT
      )}
    </AppFrame>
  );
}

/** The bottom bar; a visitor's tabs lead to /signup, also before any script runs. */
function FrameTabs({
  member,
  current,
  texts,
}: {
  member: boolean;
  current: MainTab['name'] | null;
  texts: PageTexts;
}) {
  return (
    <BottomBar label={texts.gateway('frame.tabs')}>
      {mainTabs.map(({ name, label, href }) => {
        const Icon = ICONS[name];
        return (
          <BottomBarItem
            key={name}
            href={member ? href : routes.signup.href()}
            icon={<Icon />}
            label={texts.phrase(label)}
            current={member && name === current}
          />
        );
      })}
    </BottomBar>
  );
}
