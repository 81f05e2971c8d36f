"""Links that leave docs/ lead to the repository."""

import posixpath
import re

LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)\s#]+)(#[^)\s]*)?\)")


def on_page_markdown(markdown, page, config, files):
    folder = posixpath.dirname(page.file.src_uri)
    # The README has become the first page, and stands at the root.
    stands = "" if page.file.src_uri == "index.md" else posixpath.join("docs", folder)

    def rewritten(link):
        path, anchor = link[1], link[2] or ""
        if files.get_file_from_path(posixpath.normpath(posixpath.join(folder, path))):
            return link[0]
        target = posixpath.normpath(posixpath.join(stands, path))
        return f"]({config.repo_url.rstrip('/')}/blob/main/{target}{anchor})"

    return LINK.sub(rewritten, markdown)
