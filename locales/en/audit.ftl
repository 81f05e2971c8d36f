# What an audit of game records finds.
