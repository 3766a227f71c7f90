package main

import (
	"io"
	"os"
)

// output is where a command writes its results. It remembers the first failure, so that no result is lost in silence.
type output struct {
	io.Writer
	err error
}

// Write implements io.Writer.
func (o *output) Write(text []byte) (int, error) {
	n, err := o.Writer.Write(text)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// fileOf returns the file behind what a command reads or writes, nil if there is none.
func fileOf(stream any) *os.File {
	if o, ok := stream.(*output); ok {
		return fileOf(o.Writer)
	}
	f, _ := stream.(*os.File)
	return f
}
