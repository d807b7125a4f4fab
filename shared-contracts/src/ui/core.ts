// The federation share boundary of the core group: one file, so that it is one shared module.
export { Anchor, AnchorProvider } from './core/anchor.tsx';
export type { AnchorProps } from './core/anchor.tsx';
export { AppFrame, BottomBar, BottomBarItem, Footer, TopBar, mainId } from './core/app-frame.tsx';
export type { AppFrameProps, BottomBarItemProps } from './core/app-frame.tsx';
export { Avatar } from './core/avatar.tsx';
export type { AvatarProps } from './core/avatar.tsx';
export { BackButton } from './core/back-button.tsx';
export type { BackButtonProps } from './core/back-button.tsx';
export { Badge } from './core/badge.tsx';
export type { BadgeProps } from './core/badge.tsx';
export { Banner } from './core/banner.tsx';
export type { BannerProps } from './core/banner.tsx';
export { Bar, Bars } from './core/bars.tsx';
export type { BarProps } from './core/bars.tsx';
export { Button, ButtonLink } from './core/button.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonVariant } from './core/button.tsx';
export { Carousel } from './core/carousel.tsx';
export type { CarouselLabels, CarouselProps } from './core/carousel.tsx';
export { CheckboxField } from './core/checkbox-field.tsx';
export type { CheckboxFieldProps } from './core/checkbox-field.tsx';
export { ConfirmDialog, Dialog } from './core/dialog.tsx';
export type { ConfirmDialogProps, DialogProps } from './core/dialog.tsx';
export { Disclosure } from './core/disclosure.tsx';
export type { DisclosureProps } from './core/disclosure.tsx';
export type { Elements } from './core/elements.ts';
export { Field, SelectField, TextAreaField, TextField } from './core/field.tsx';
export type {
  FieldControl,
  FieldFrameProps,
  FieldProps,
  SelectFieldProps,
  TextAreaFieldProps,
  TextFieldProps,
} from './core/field.tsx';
export { FieldError } from './core/field-error.tsx';
export { FieldList } from './core/field-list.tsx';
export type { FieldListProps, KnownField } from './core/field-list.tsx';
export { IconButton, IconLink } from './core/icon-button.tsx';
export type { IconButtonProps, IconLinkProps } from './core/icon-button.tsx';
export { KindIcon } from './core/kind-icon.tsx';
export type { NoticeKind } from './core/kind-icon.tsx';
export { Logo, LogoMark } from './core/logo.tsx';
export { Menu, MenuGroup, MenuItem, MenuSeparator } from './core/menu.tsx';
export type { MenuItemProps, MenuProps } from './core/menu.tsx';
export { ActionBar, Columns, Page, PageHeader, Row, Stack, Surface } from './core/page.tsx';
export type { ColumnsProps, PageHeaderProps, PageProps } from './core/page.tsx';
export { Pager } from './core/pager.tsx';
export type { PagerProps } from './core/pager.tsx';
export { PasswordField } from './core/password-field.tsx';
export type { PasswordFieldProps } from './core/password-field.tsx';
export { CardGrid, ProfileCard } from './core/profile-card.tsx';
export type { ProfileCardProps } from './core/profile-card.tsx';
export { PhotoImage } from './core/photo-image.tsx';
export type { Photo, PhotoImageProps } from './core/photo-image.tsx';
export { Progress, Spinner } from './core/progress.tsx';
export type { ProgressProps } from './core/progress.tsx';
export { Ring } from './core/ring.tsx';
export type { RingProps } from './core/ring.tsx';
export { ScreenTitle, screenTitleAttribute } from './core/screen-title.tsx';
export { Seal } from './core/seal.tsx';
export type { SealKind, SealProps } from './core/seal.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonCards,
  SkeletonProfile,
  SkeletonText,
} from './core/skeleton.tsx';
export type { SkeletonCardsProps } from './core/skeleton.tsx';
export { LongWait } from './core/long-wait.tsx';
export { EmptyState, ErrorState, Notice404 } from './core/states.tsx';
export type { EmptyStateProps, ErrorStateProps } from './core/states.tsx';
export { TabLink, TabNav, Tabs } from './core/tabs.tsx';
export type { Tab, TabsProps } from './core/tabs.tsx';
export { Tag } from './core/tag.tsx';
export type { TagProps, Tone } from './core/tag.tsx';
export { ToastRegion } from './core/toast.tsx';
export type { Toast, ToastRegionProps } from './core/toast.tsx';
export { WaitingPage } from './core/waiting-page.tsx';
export { VisuallyHidden } from './core/visually-hidden.tsx';
export { EmptyListDrawing } from './drawings/empty-list.tsx';
export { NoConnectionDrawing } from './drawings/no-connection.tsx';
export { NotFoundDrawing } from './drawings/not-found.tsx';
export { NothingFoundDrawing } from './drawings/nothing-found.tsx';
export { Silhouette } from './drawings/silhouette.tsx';
export { WelcomeDrawing } from './drawings/welcome.tsx';
export type { IconProps } from './icons/icon.tsx';
export { IconLanguages } from './icons/icon-languages.tsx';
export {
  IconArrowDown,
  IconArrowLeft,
  IconBlock,
  IconBook,
  IconBookmark,
  IconBookmarkFilled,
  IconChat,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconClose,
  IconEyeOff,
  IconFilter,
  IconHeart,
  IconHeartFilled,
  IconHome,
  IconLock,
  IconMenu,
  IconPhone,
  IconPlay,
  IconPlus,
  IconProfiles,
  IconRing,
  IconSealCheck,
  IconSend,
  IconStar,
  IconUser,
} from './icons/icons.tsx';
